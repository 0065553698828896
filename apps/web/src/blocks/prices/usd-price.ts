import { addressOf } from '@besc/contracts/deploy/address-of';
import type { PricedPair } from '@besc/domain/market/priced-pair';
import { type PricingRules, pricingRules } from '@besc/domain/market/pricing-rules';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../chain/deployed-token';
import { wbescToken } from '../chain/wbesc-token';

/** What the page trusts for prices: the same as the index. */
export function settingsPricing(settings: Settings): PricingRules<Address> {
  const at = (name: 'wbesc' | 'stable' | 'money') => addressOf(settings, 'tokens', name);
  return pricingRules({ ...settings.pricing, wbesc: at('wbesc'), stable: at('stable'), money: at('money') });
}

/** Decimals of tokens and of all that may price them: what the deployment knows, else what these say. */
export function pricingDecimals(
  settings: Settings,
  tokens: readonly Pick<Token, 'address' | 'decimals'>[],
): ReadonlyMap<Address, number> {
  const own = [wbescToken(settings), deployedToken(settings, 'stable'), deployedToken(settings, 'money')];
  return new Map([...tokens, ...own].map(({ address, decimals }) => [address, decimals]));
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
