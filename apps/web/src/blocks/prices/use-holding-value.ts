import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { readUsdPrices } from './read-usd-prices';

/** Prices beside balances need not follow every block. */
const freshnessBlocks = 10;

/**
 * USD value of an amount in smallest units, from reserves on the chain by the index's rules; undefined while loading,
 * without an amount and when nothing trusted prices the currency. Reads travel with the next block's.
 */
export function useHoldingValue(currency: Currency | undefined, amount: bigint | undefined): Fraction | undefined {
  const isWanted = currency !== undefined && amount !== undefined && amount > 0n;
  const price = useQuery(usdPriceQuery(useChain(), isWanted ? currency : undefined));
  if (!isWanted) return undefined;
  return usdValue(amount, { decimals: currency.decimals, priceE18: price.data ?? undefined });
}

/** USD of one whole unit of a currency, in units of 10^-18; null when nothing trusted prices it. */
export function usdPriceQuery(chain: ChainAccess, currency: Currency | undefined) {
  const wbesc = addressOf(chain.settings, 'tokens', 'wbesc');
  const token = currency?.kind === 'token' ? currency : { address: wbesc, decimals: 18 };
  return chainQuery({
    key: ['usd-price', token.address, token.decimals],
    freshnessBlocks,
    // A query's answer must not be undefined.
    read: currency && (async () => (await readUsdPrices(chain, [token])).get(token.address) ?? null),
  });
}
