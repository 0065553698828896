import { addressOf } from '@besc/contracts/deploy/address-of';
import type { PricedPair } from '@besc/domain/market/priced-pair';
import { type PricingRules, pricingRules } from '@besc/domain/market/pricing-rules';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';

/** What the page trusts for prices: the same as the index. */
export function settingsPricing(settings: Settings): PricingRules<Address> {
  const { stable, money } = settings.tokens;
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  return pricingRules({ ...settings.pricing, wbesc, stable: stable.address, money: money.address });
}

/** Decimals of tokens and of all that may price them: what the deployment knows, else what these say. */
export function pricingDecimals(
  settings: Settings,
  tokens: readonly Pick<Token, 'address' | 'decimals'>[],
): ReadonlyMap<Address, number> {
  const { stable, money } = settings.tokens;
  const wbesc = { address: addressOf(settings, 'tokens', 'wbesc'), decimals: 18 };
  return new Map([...tokens, wbesc, stable, money].map(({ address, decimals }) => [address, decimals]));
}

/** Adds decimals to pairs; pairs of tokens whose decimals are unknown are left out. */
export function pricedPairs(pairs: readonly PairState[], decimals: ReadonlyMap<Address, number>): PricedPair[] {
  return pairs.flatMap((pair) => {
    const decimals0 = decimals.get(pair.token0);
    const decimals1 = decimals.get(pair.token1);
    if (decimals0 === undefined || decimals1 === undefined) return [];
    return [{ ...pair, decimals0, decimals1 }];
  });
}
