import type { Address } from '@besc/domain/shared/address';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { wbescToken } from '../chain/wbesc-token';
import { readPricingPairs } from './read-pricing-pairs';
import { pricedPairs, settingsPricing, usdPriceE18, usdValue } from './usd-price';

/**
 * Values amounts (smallest units) of two wrapped tokens in USD by the pools of the chain, with the index's own rules:
 * undefined while nothing is read, and where nothing trusted prices the token.
 */
export function useUsdValue(
  tokens: readonly [Address | undefined, Address | undefined],
  directory: { readonly tokens: readonly Token[] },
): (currency: Currency | undefined, amount: bigint | undefined) => Fraction | undefined {
  const chain = useChain();
  const { settings } = chain;
  const query = useQuery(pricingPairsQuery(chain, tokens));
  const wbesc = wbescToken(settings);
  const decimals = new Map([...directory.tokens, wbesc].map((token) => [token.address, token.decimals]));
  const pairs = pricedPairs(query.data ?? [], decimals);
  const rules = settingsPricing(settings);
  return (currency, amount) => {
    if (currency === undefined || amount === undefined) return undefined;
    const token = wrapped(currency, wbesc).address;
    return usdValue(amount, currency.decimals, usdPriceE18({ token, pairs, rules }));
  };
}

function pricingPairsQuery(chain: ChainAccess, tokens: readonly [Address | undefined, Address | undefined]) {
  const known = tokens.flatMap((token) => token ?? []).toSorted();
  return chainQuery({ key: ['pricing-pairs', ...known], read: () => readPricingPairs(chain, known) });
}
