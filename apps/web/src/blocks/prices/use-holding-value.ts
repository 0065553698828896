import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { pricedPairs, settingsPricing, usdPriceE18, usdValue } from './usd-price';

/** Prices beside balances need not follow every block. */
const freshnessBlocks = 10;

/**
 * USD value of an amount in smallest units, from reserves on the chain by the index's rules; undefined while loading,
 * without an amount and when nothing trusted prices the currency. Reads travel with the next block's.
 */
export function useHoldingValue(currency: Currency | undefined, amount: bigint | undefined): Fraction | undefined {
  const isWanted = currency !== undefined && amount !== undefined && amount > 0n;
  const price = useQuery(usdPriceQuery(useChain(), isWanted ? currency : undefined));
  if (!isWanted || price.data === undefined || price.data === null) return undefined;
  return usdValue(amount, currency.decimals, price.data);
}

function usdPriceQuery({ settings, reader }: ChainAccess, currency: Currency | undefined) {
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const { busdc, money } = settings.tokens;
  const token = currency?.kind === 'token' ? currency : { address: wbesc, decimals: 18 };
  const rules = settingsPricing(settings);
  return chainQuery({
    key: ['usd-price', token.address],
    enabled: currency !== undefined,
    freshnessBlocks,
    async read() {
      const { whitelist } = rules;
      const tokens = [token.address, ...whitelist].flatMap((one) => whitelist.map((other) => [one, other] as const));
      const pairs = await readPairs({ reader, factory, initCodeHash: pairInitCodeHash, tokens });
      const decimals = new Map([
        [token.address, token.decimals],
        [wbesc, 18],
        [busdc.address, busdc.decimals],
        [money.address, money.decimals],
      ]);
      // A query's answer must not be undefined.
      return usdPriceE18({ token: token.address, pairs: pricedPairs(pairs, decimals), rules }) ?? null;
    },
  });
}
