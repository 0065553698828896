import { usdPriceE18 } from '@besc/domain/market/usd-price';
import { addressOrder } from '@besc/domain/shared/address-order';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency, Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { wbescToken } from '../chain/wbesc-token';
import { readPricingPairs } from './read-pricing-pairs';
import { pricedPairs, pricingDecimals, settingsPricing } from './usd-price';

/**
 * Values amounts (smallest units) of two currencies, wrapped, in USD by the pairs of the chain, with the index's own rules:
 * undefined while nothing is read, and where nothing trusted prices the token.
 */
export function useUsdValue(
  currencies: readonly [Currency | undefined, Currency | undefined],
): (currency: Currency | undefined, amount: bigint | undefined) => Fraction | undefined {
  const chain = useChain();
  const { settings } = chain;
  const wbesc = wbescToken(settings);
  const tokens = currencies.flatMap((currency) => (currency === undefined ? [] : wrapped(currency, wbesc)));
  const query = useQuery(pricingPairsQuery(chain, tokens));
  const pairs = pricedPairs(query.data?.pairs ?? [], pricingDecimals(settings, tokens));
  const rules = settingsPricing(settings);
  return (currency, amount) => {
    if (currency === undefined || amount === undefined) return undefined;
    const token = wrapped(currency, wbesc).address;
    return usdValue(amount, { decimals: currency.decimals, priceE18: usdPriceE18({ token, pairs, rules }) });
  };
}

function pricingPairsQuery(chain: ChainAccess, tokens: readonly Token[]) {
  const known = tokens.map(({ address }) => address).toSorted(addressOrder);
  return chainQuery({ key: ['pricing-pairs', ...known], read: () => readPricingPairs(chain, known) });
}
