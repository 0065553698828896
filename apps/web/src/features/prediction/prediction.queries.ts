import { addressOf } from '@besc/contracts/deploy/address-of';
import type { LeaderboardPeriod } from '@besc/domain/prediction/leaderboard-period';
import { pastRounds } from '@besc/domain/prediction/round-cards';
import type { Address } from '@besc/domain/shared/address';
import { type PredictionView, readPrediction } from '@besc/sdk/prediction/read-prediction';
import { readOldClaims, readPredictionClaims } from '@besc/sdk/prediction/read-prediction-claims';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import { fetchOraclePoints, fetchOracleReports } from '@besc/wire/oracle/fetch-oracle';
import { type BetsFilter, fetchBets } from '@besc/wire/prediction/fetch-bets';
import {
  fetchLeaderboard,
  fetchPredictionAccount,
  type LeaderboardOrder,
  leaderboardPage,
} from '@besc/wire/prediction/fetch-leaderboard';
import { fetchMarket } from '@besc/wire/prediction/fetch-market';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askIndex } from '../../blocks/chain/ask-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { deployedToken } from '../../blocks/chain/deployed-token';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { freshWhileVisible } from '../../lib/fresh-while-visible';
import type { PredictionPlace } from './prediction-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

/** What the index tells of the game is asked again so often. */
const refreshMs = 10_000;
/** Prices of more than an hour are several pages, and a point of them is a minute. */
const longRefreshMs = 60_000;
/** Claims change with rounds, and after an own transaction everything is read anew. */
const claimsFreshness = 4;
const depthFreshness = 20;

/** State, rounds, own bets and price, with every block. */
export function predictionQuery({ reader }: Access, place: PredictionPlace, account: Address | undefined) {
  const { game, oracle } = place;
  return chainQuery({
    key: ['prediction', game, account],
    read: (last: PredictionView | undefined) => {
      // The current round, the live one, and those before.
      const count = pastRounds + 2;
      return readPrediction({ reader, game, oracle, account, count, expected: last?.state.currentEpoch ?? 0 });
    },
  });
}

/** How many dollars the pair of coin and dollar holds, in their smallest unit; null where there is no such pair. */
export function coinDepthQuery({ reader, settings }: Access) {
  return chainQuery({
    key: ['prediction-depth'],
    freshnessBlocks: depthFreshness,
    async read() {
      const stable = deployedToken(settings, 'stable');
      const [pair] = await readPairs({
        reader,
        factory: addressOf(settings, 'swap', 'factory'),
        initCodeHash: settings.pairInitCodeHash,
        tokens: [[addressOf(settings, 'tokens', 'wbesc'), stable.address]],
      });
      if (pair === undefined) return null;
      return { amount: pair.token0 === stable.address ? pair.reserve0 : pair.reserve1, decimals: stable.decimals };
    },
  });
}

/** What the key of claims begins with. */
export const claimsKey = ({ game }: PredictionPlace) => ['chain', 'prediction-claims', game] as const;

/** What the account can take of its newest so many bets. */
export function claimsQuery(
  { reader }: Access,
  { game }: PredictionPlace,
  { account, most }: { readonly account: Address | undefined; readonly most: number },
) {
  return chainQuery({
    key: ['prediction-claims', game, account, most],
    enabled: account !== undefined,
    freshnessBlocks: claimsFreshness,
    read: async () => {
      if (account === undefined) throw new Error('Claims need an account');
      return await readPredictionClaims({ reader, game, account, most });
    },
  });
}

/** What the earlier game owes the account. */
export function oldClaimsQuery({ reader }: Access, { claims }: PredictionPlace, account: Address | undefined) {
  return chainQuery({
    key: ['prediction-old-claims', claims, account],
    enabled: account !== undefined && claims !== undefined,
    freshnessBlocks: claimsFreshness,
    read: async () => {
      if (account === undefined || claims === undefined) throw new Error('Claims need an account and a contract');
      return await readOldClaims({ reader, claims, account });
    },
  });
}

/** Without an index nothing comes: that is an error to tell, not something to wait for. */
const askNamedIndex: typeof askIndex = async (index, ask) => {
  if (index.url === '') throw new Error('The settings name no index');
  return askIndex(index, ask);
};

function indexQuery({ settings }: Access) {
  const { url } = settings.index;
  return { url, usual: { retry: false, ...freshWhileVisible(refreshMs) } as const };
}

/** The oracle's prices of the last `seconds` of the chain. */
export function pricePointsQuery(access: Access, seconds: number) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['oracle-points', url, seconds],
    ...usual,
    ...freshWhileVisible(seconds > 3600 ? longRefreshMs : refreshMs, refreshMs),
    queryFn: ({ signal }) =>
      askNamedIndex({ url, signal }, (request) =>
        fetchOraclePoints({ ...request, since: chainSeconds(access.reader) - seconds }),
      ),
  });
}

export function reportsQuery(access: Access) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['oracle-reports', url],
    ...usual,
    queryFn: ({ signal }) => askNamedIndex({ url, signal }, fetchOracleReports),
  });
}

/** All bets ever; null before the first. */
export function marketQuery(access: Access) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['prediction-market', url],
    ...usual,
    queryFn: async ({ signal }) => (await askNamedIndex({ url, signal }, fetchMarket)) ?? null,
  });
}

/** An account's bets, page by page. */
export function betsQuery(access: Access, account: Address | undefined, filter: BetsFilter) {
  const { url, usual } = indexQuery(access);
  return infiniteQueryOptions({
    queryKey: ['prediction-bets', url, account, filter],
    ...usual,
    enabled: account !== undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam: after }) => {
      if (account === undefined) throw new Error('Bets need an account');
      return await askNamedIndex({ url, signal }, (request) => fetchBets({ ...request, account, filter, after }));
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** What an account's bets amount to; null without any. */
export function recordQuery(access: Access, account: Address | undefined, period: LeaderboardPeriod = 'all') {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['prediction-record', url, account, period],
    ...usual,
    enabled: account !== undefined,
    queryFn: async ({ signal }) => {
      if (account === undefined) throw new Error('A record needs an account');
      const now = chainSeconds(access.reader);
      return (
        (await askNamedIndex({ url, signal }, (request) =>
          fetchPredictionAccount({ ...request, account, period, now }),
        )) ?? null
      );
    },
  });
}

/** The leaderboard, page by page: `skip` begins at 0 with every filter (PRED-44), and ends with a page that is not full (PRED-46). */
export function leaderboardQuery(access: Access, period: LeaderboardPeriod, orderBy: LeaderboardOrder) {
  const { url, usual } = indexQuery(access);
  return infiniteQueryOptions({
    queryKey: ['prediction-leaderboard', url, period, orderBy],
    ...usual,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: skip }) =>
      askNamedIndex({ url, signal }, (request) =>
        fetchLeaderboard({ ...request, period, now: chainSeconds(access.reader), orderBy, skip }),
      ),
    getNextPageParam: (page, pages) => (page.length < leaderboardPage ? undefined : pages.length * leaderboardPage),
  });
}
