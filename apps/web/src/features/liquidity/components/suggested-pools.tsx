import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { suggestedPools } from '@besc/domain/liquidity/suggested-pools';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { readBalances } from '@besc/sdk/tokens/read-balances';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { AprFigure } from '../../../blocks/amounts/apr-figure';
import { poolApr } from '../../../blocks/amounts/pool-apr';
import { UsdFigure } from '../../../blocks/amounts/usd-figure';
import { useChain } from '../../../blocks/chain/chain-context';
import { chainQuery } from '../../../blocks/chain/chain-query';
import { useText } from '../../../blocks/language/use-text';
import { useTokenDirectory } from '../../../blocks/token-select/use-token-directory';
import { useToldTokens } from '../../../blocks/token-select/use-told-tokens';
import { poolsToJoinQuery } from '../liquidity.queries';
import { PoolFace } from './pool-face';

/** Balances change what is suggested, and nothing that is sent. */
const freshnessBlocks = 20;

/** Pools to begin with: of what the account holds, then the largest. Only of listed tokens; nothing without the index. */
export function SuggestedPools(props: {
  readonly owner: Address | undefined;
  /** The side that is picked already. */
  readonly named: Currency | undefined;
  readonly wbesc: Token;
  /** The address with both tokens, and what is typed. */
  readonly hrefOf: (path: string) => string;
}) {
  const { t } = useText();
  const { owner, named, wbesc, hrefOf } = props;
  const chain = useChain();
  const { byAddress } = useTokenDirectory();
  const toldOf = useToldTokens();
  const query = useInfiniteQuery(poolsToJoinQuery(chain));
  const isListed = ({ id }: PoolFigures['token0']) => id === wbesc.address || byAddress.has(id);
  const pools = query.data?.pages[0]?.rows.filter(({ token0, token1 }) => isListed(token0) && isListed(token1));
  const held = useHeldTokens(owner, pools ?? [], wbesc.address);
  if (pools === undefined && !query.isLoading) return null;
  const found = suggestedPools({ pools: pools ?? [], held, named: named && wrapped(named, wbesc).address });
  if (pools !== undefined && found.held.length + found.largest.length === 0) return null;
  const idOf = ({ id }: PoolFigures['token0']) => (id === wbesc.address ? ('BESC' as const) : id);
  const group = (title: string, rows: readonly PoolFigures[]) =>
    rows.length === 0 ? null : (
      <>
        <h3 className="mt-3 mb-1 text-sm text-text-muted first:mt-0">{title}</h3>
        <ul className="divide-y divide-border">
          {rows.map((row) => (
            <li key={row.address}>
              <Link
                to={hrefOf(addPath(idOf(row.token0), idOf(row.token1)))}
                className="-mx-2 flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-control px-2 py-2 hover:bg-surface-hover"
              >
                <PoolFace tokens={[toldOf(row.token0), toldOf(row.token1)]} wbesc={wbesc.address} />
                <span className="ms-auto flex gap-x-3 text-sm text-text-muted">
                  <UsdFigure e18={row.liquidityE18} />
                  <span className="inline-flex gap-x-1">
                    {t('APR')} <AprFigure apr={poolApr(row)} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <Card kind="action" title={t('Suggested pools')} aria-busy={pools === undefined}>
      {pools === undefined ? (
        <>
          <Skeleton className="my-2 block h-10 w-full" />
          <Skeleton className="my-2 block h-10 w-full" />
        </>
      ) : (
        <>
          {group(t('With tokens you hold'), found.held)}
          {group(t('The largest'), found.largest)}
        </>
      )}
    </Card>
  );
}

/** Which tokens of these pools the account has any of; the coin counts as its wrapped form. */
function useHeldTokens(
  owner: Address | undefined,
  pools: readonly PoolFigures[],
  wbesc: Address,
): ReadonlySet<Address> {
  const { reader } = useChain();
  const tokens = [...new Set(pools.flatMap(({ token0, token1 }) => [token0.id, token1.id]))].toSorted();
  const { data } = useQuery(
    chainQuery({
      key: ['suggested-held', owner, tokens],
      freshnessBlocks,
      read:
        owner === undefined || tokens.length === 0
          ? undefined
          : async () => {
              const [coin, balances] = await Promise.all([
                reader.nativeBalance(owner),
                readBalances({ reader, owner, tokens }),
              ]);
              const amounts = balances.kind === 'success' ? [...balances.amounts] : [];
              const held = amounts.flatMap(([token, amount]) => (amount > 0n ? [token] : []));
              return coin > 0n ? [...held, wbesc] : held;
            },
    }),
  );
  return new Set(data);
}
