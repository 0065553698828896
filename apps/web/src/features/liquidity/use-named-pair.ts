import { pairExistence } from '@besc/domain/liquidity/pair-existence';
import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { suppliedPairQuery } from '../../blocks/supply/supplied-pair-query';
import { type FoundCurrency, useCurrency } from '../../blocks/token-select/use-currency';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { hasFailed } from '../../lib/has-failed';
import { liquidityQuery } from './liquidity.queries';
import type { NamedCurrencies } from './use-path-currencies';

/** The pair of two named currencies and what the account holds of it; `currencyOf` says which are taken. */
export function useNamedPair(options: {
  readonly named: Pick<NamedCurrencies, 'a' | 'b'>;
  readonly account: Address | undefined;
  readonly currencyOf: (found: FoundCurrency) => Currency | undefined;
}) {
  const { named, account, currencyOf } = options;
  const chain = useChain();
  const directory = useTokenDirectory();
  const found = { a: useCurrency(named.a, directory), b: useCurrency(named.b, directory) };
  const currencyA = currencyOf(found.a);
  const currencyB = currencyOf(found.b);
  const wbesc = useMemo(() => wbescToken(chain.settings), [chain.settings]);
  const tokenA = currencyA && wrapped(currencyA, wbesc).address;
  const tokenB = currencyB && wrapped(currencyB, wbesc).address;
  const supplied = useQuery(suppliedPairQuery(chain, tokenA, tokenB));
  const liquidity = useQuery(liquidityQuery(chain, account, [tokenA, tokenB]));
  const isUnread = [found.a, found.b].some(({ kind }) => kind === 'failed');
  const isKnown = [found.a, found.b].every(({ kind }) => kind !== 'loading' && kind !== 'failed');
  const read =
    supplied.data === undefined ? undefined : { kind: 'read' as const, supplied: supplied.data ?? undefined };
  return {
    directory,
    found,
    supplied,
    liquidity,
    tokenA,
    tokenB,
    /** Whether it cannot be told what there is. */
    isFailed: isUnread || (hasFailed(supplied) && supplied.data === undefined),
    shownAt: supplied.data === undefined ? undefined : supplied.dataUpdatedAt,
    facts: {
      currencyA,
      currencyB,
      wbesc,
      isPriceOld: supplied.isStale,
      existence: isKnown
        ? pairExistence({ tokenA, tokenB, read: read ?? { kind: 'loading' } })
        : ({ kind: 'loading' } as const),
    },
  };
}
