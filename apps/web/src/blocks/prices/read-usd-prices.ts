import { usdPriceE18 } from '@besc/domain/market/usd-price';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { ChainAccess } from '../chain/chain-access';
import { readPricingPairs } from './read-pricing-pairs';
import { pricedPairs, pricingDecimals, settingsPricing } from './usd-price';

/**
 * USD of one whole token in units of 10^-18 for each of these tokens, from reserves on the chain by the index's rules, in
 * one request; a token that nothing trusted prices is missing. Rejects with ReadError when the chain could not be asked.
 */
export async function readUsdPrices(
  { settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>,
  tokens: readonly Pick<Token, 'address' | 'decimals'>[],
): Promise<ReadonlyMap<Address, bigint>> {
  const rules = settingsPricing(settings);
  const states = await readPricingPairs(
    { settings, reader },
    tokens.map(({ address }) => address),
  );
  const pairs = pricedPairs(states.pairs, pricingDecimals(settings, tokens));
  return new Map(
    tokens.flatMap(({ address }) => {
      const price = usdPriceE18({ token: address, pairs, rules });
      return price === undefined ? [] : [[address, price] as const];
    }),
  );
}
