import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Position } from '@besc/domain/liquidity/position';
import type { PositionRecord } from '@besc/domain/liquidity/position-record';
import { trackedPairs } from '@besc/domain/liquidity/tracked-pairs';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { slowRefreshMs } from '@besc/domain/shared/constants';
import type { Token } from '@besc/domain/shared/token';
import { readLiquidity, readPositions } from '@besc/sdk/liquidity/read-positions';
import { pairAddress } from '@besc/sdk/shared/reads/pair-address';
import { fetchLiquidityChanges } from '@besc/wire/liquidity/fetch-liquidity-changes';
import { fetchLiquidityPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import { fetchPoolFigures } from '@besc/wire/market/fetch-pool-figures';
import { queryOptions } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { keepForOwner } from '../../blocks/chain/keep-for-owner';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { readUsdPrices } from '../../blocks/prices/read-usd-prices';
import { failedRefreshMs } from '../../lib/fresh-while-visible';

/** One aggregate of LP balances; a list of thousands of tokens must not become a storm. The rest is found by /find. */
const mostCandidates = 480;
/** So soon the index is asked again: what it did not know yet after an own transaction comes by itself. */
const recordsRefreshMs = 30_000;
/** Positions of others change slowly; after an own transaction everything is read again. */
const positionsFreshness = 4;

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

/** LP the account holds of a pair of wrapped tokens, in wei. */
export function liquidityQuery(
  { reader, settings }: Access,
  owner: Address | undefined,
  tokens: readonly [Address | undefined, Address | undefined],
) {
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const [tokenA, tokenB] = tokens.filter((token) => token !== undefined).sort(addressOrder);
  return chainQuery({
    key: ['liquidity', owner, tokenA, tokenB],
    read:
      owner && tokenA && tokenB && tokenA !== tokenB
        ? () => {
            const pair = pairAddress({ factory, tokenA, tokenB, initCodeHash: pairInitCodeHash });
            return readLiquidity({ reader, pair, owner });
          }
        : undefined,
  });
}

/** Whose positions are looked for, among the pairs of these tokens, the first with precedence; `stored` are those once seen. */
interface TrackedBy {
  readonly owner: Address;
  readonly tokens: readonly Token[];
  readonly stored: readonly (readonly [Address, Address])[];
}

/** Every position of the account among the tracked pairs: stored ones first, the newest before, then known tokens with bases. */
export function positionsQuery(
  access: Access,
  options: Omit<TrackedBy, 'owner'> & { readonly owner: Address | undefined; readonly isReady: boolean },
) {
  const { owner, stored, tokens, isReady } = options;
  const query = chainQuery({
    key: ['positions', owner, stored, tokens.length],
    freshnessBlocks: positionsFreshness,
    read: owner && isReady ? () => readTrackedPositions(access, { owner, stored, tokens }) : undefined,
  });
  return queryOptions({ ...query, placeholderData: (last, earlier) => keepForOwner(last, earlier, owner) });
}

/** What `positionsQuery` reads; partly when there are more pairs. Rejects with ReadError when the chain could not be asked. */
export async function readTrackedPositions({ reader, settings }: Access, { owner, tokens, stored }: TrackedBy) {
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const bases = [...new Set([wbesc, ...settings.routing.bases])];
  const pairs = trackedPairs({ bases, tokens: tokens.map(({ address }) => address), stored: stored.toReversed() });
  const { positions, unread } = await readPositions({
    reader,
    factory: addressOf(settings, 'swap', 'factory'),
    initCodeHash: settings.pairInitCodeHash,
    owner,
    tokens: pairs.slice(0, mostCandidates),
  });
  return { positions, unread, isPartly: pairs.length > mostCandidates };
}

/** USD of the tokens of positions, of those that lists know. */
export function positionPricesQuery(access: Access, tokens: readonly Token[] | undefined) {
  return chainQuery({
    key: ['position-prices', ...(tokens ?? []).map(({ address }) => address).toSorted(addressOrder)],
    freshnessBlocks: positionsFreshness,
    read: tokens && tokens.length > 0 ? () => readUsdPrices(access, tokens) : undefined,
  });
}

/** What the index keeps of the account's LP by pair; asked for again when what is held has changed. */
export function positionRecordsQuery(
  access: Pick<ChainAccess, 'settings'>,
  owner: Address,
  positions: readonly Position[] | undefined,
) {
  const held = positions?.reduce((sum, { liquidity }) => sum + liquidity, 0n);
  return indexQuery(access, {
    key: ['position-records', owner, String(held)],
    refreshMs: recordsRefreshMs,
    failedMs: failedRefreshMs,
    ask: held
      ? async (request) => {
          const rows = await fetchLiquidityPositions({ ...request, account: owner });
          return new Map(rows.map((row): [Address, PositionRecord] => [row.pairId, row]));
        }
      : undefined,
  });
}

/** How the account came by its LP of a pair, a page at a time. */
export function positionHistoryQuery(access: Pick<ChainAccess, 'settings'>, owner: Address, position: Position) {
  const { address: pair } = position.supplied.pair;
  return {
    ...indexQuery(access, {
      key: ['position-history', owner, pair, String(position.liquidity)],
      refreshMs: recordsRefreshMs,
      failedMs: failedRefreshMs,
      ask: (request, after: string | undefined) => fetchLiquidityChanges({ ...request, account: owner, pair, after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
  };
}

/** Pages of all pools by what they hold. */
export function poolsToJoinQuery(access: Access) {
  return {
    ...indexQuery(access, {
      key: ['pools-to-join'],
      refreshMs: slowRefreshMs,
      failedMs: failedRefreshMs,
      ask: (request, after: string | undefined) =>
        fetchPoolFigures({ ...request, watched: [], after, now: chainSeconds(access.reader) }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
  };
}
