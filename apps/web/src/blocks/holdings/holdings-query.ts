import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { compare, type Fraction } from '@besc/domain/shared/fraction';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { wrapped } from '@besc/domain/shared/wrapped';
import { readBalances } from '@besc/sdk/tokens/read-balances';
import { fetchPastPrices } from '@besc/wire/swap/fetch-past-prices';
import { askIndex } from '../chain/ask-index';
import type { ChainAccess } from '../chain/chain-access';
import { chainQuery } from '../chain/chain-query';
import { wbescToken } from '../chain/wbesc-token';
import { chainSeconds } from '../clock/chain-seconds';
import { readUsdPrices } from '../prices/read-usd-prices';

/** What an account holds of one currency. */
export interface Holding {
  readonly currency: Currency;
  readonly amount: bigint;
  /** Undefined where nothing trusted prices it. */
  readonly usd: Fraction | undefined;
  /** Of the price over 24 hours, as a fraction; undefined where there is nothing to compare. */
  readonly change: number | undefined;
}

export interface Holdings {
  /** What is worth most first. */
  readonly rows: readonly Holding[];
  readonly isUnread: boolean;
}

/** Tokens that are looked for, the most trusted first. */
export const mostLookedFor = 200;

/** What an account holds of the coin and of known tokens, with its worth by the chain and the change by the index. */
export function holdingsQuery(
  chain: Pick<ChainAccess, 'settings' | 'reader'>,
  options: { readonly account: Address; readonly tokens: readonly Token[] | undefined },
) {
  const { account, tokens } = options;
  const { settings, reader } = chain;
  return chainQuery({
    key: ['holdings', account, tokens?.map(({ address }) => address)],
    freshnessBlocks: 5,
    read:
      tokens &&
      (async (): Promise<Holdings> => {
        const looked = tokens.slice(0, mostLookedFor);
        const [native, balances] = await Promise.all([
          reader.nativeBalance(account),
          readBalances({ reader, owner: account, tokens: looked.map(({ address }) => address) }),
        ]);
        const amounts = balances.kind === 'success' ? balances.amounts : new Map<Address, bigint>();
        const coin = nativeCoin(settings.chain.id);
        const all: readonly (readonly [Currency, bigint])[] = [
          [coin, native],
          ...looked.map((token) => [token, amounts.get(token.address) ?? 0n] as const),
        ];
        const held = all.filter(([, amount]) => amount > 0n);
        const tokenOf = (currency: Currency) => wrapped(currency, wbescToken(settings));
        const priced = [...new Map(held.map(([one]) => [tokenOf(one).address, tokenOf(one)])).values()];
        const [now, before] = await Promise.all([readUsdPrices(chain, priced), pricesBefore(chain, priced)]);
        const rows = held.map(([currency, amount]): Holding => {
          const { address, decimals } = tokenOf(currency);
          const [price, past] = [now.get(address), before.get(address)];
          const usd = usdValue(amount, { decimals, priceE18: price });
          const change = price === undefined || past === undefined ? undefined : Number(price) / Number(past) - 1;
          return { currency, amount, usd, change };
        });
        return { rows: rows.toSorted(byWorth), isUnread: balances.kind !== 'success' || balances.isUnread };
      }),
  });
}

/** Without the index nothing is compared. */
async function pricesBefore(
  { settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>,
  tokens: readonly Token[],
): Promise<ReadonlyMap<Address, bigint>> {
  const { url } = settings.index;
  if (url === '') return new Map();
  const { signal } = new AbortController();
  const time = chainSeconds(reader) - daySeconds;
  const asked = askIndex({ url, signal }, (request) =>
    fetchPastPrices({ ...request, tokens: tokens.map(({ address }) => address), time }),
  );
  return await asked.catch(() => new Map());
}

/** What has no price comes last. */
function byWorth({ usd: one }: Holding, { usd: other }: Holding): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compare(other, one);
}
