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
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { deployedToken } from '../../blocks/chain/deployed-token';
import { indexQuery } from '../../blocks/chain/index-query';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import type { PredictionPlace } from './prediction-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

/** What the index tells of the game is asked again so often. */
const refreshMs = 10_000;
/** Prices of more than an hour are several pages, and a point of them is a minute. */
const longRefreshMs = 60_000;
/** Claims change with rounds, and after an own transaction everything is read again. */
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
    freshnessBlocks: claimsFreshness,
    read: account && (() => readPredictionClaims({ reader, game, account, most })),
  });
}

/** What the earlier game owes the account. */
export function oldClaimsQuery({ reader }: Access, { claims }: PredictionPlace, account: Address | undefined) {
  return chainQuery({
    key: ['prediction-old-claims', claims, account],
    freshnessBlocks: claimsFreshness,
    read: account && claims && (() => readOldClaims({ reader, claims, account })),
  });
}

/** The oracle's prices of the last `seconds` of the chain. */
export function pricePointsQuery(access: Access, seconds: number) {
  return indexQuery(access, {
    key: ['oracle-points', seconds],
    refreshMs: seconds > 3600 ? longRefreshMs : refreshMs,
    failedMs: refreshMs,
    ask: (request) => fetchOraclePoints({ ...request, since: chainSeconds(access.reader) - seconds }),
  });
}

export function reportsQuery(access: Access) {
  return indexQuery(access, { key: ['oracle-reports'], refreshMs, ask: fetchOracleReports });
}

/** All bets ever; null before the first. */
export function marketQuery(access: Access) {
  return indexQuery(access, { key: ['prediction-market'], refreshMs, ask: fetchMarket });
}

/** An account's bets, page by page. */
export function betsQuery(access: Access, account: Address | undefined, filter: BetsFilter) {
  return infiniteQueryOptions({
    ...indexQuery(access, {
      key: ['prediction-bets', account, filter],
      refreshMs,
      ask: account && ((request, after: string | undefined) => fetchBets({ ...request, account, filter, after })),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** What an account's bets amount to; null without any. */
export function recordQuery(access: Access, account: Address | undefined, period: LeaderboardPeriod = 'all') {
  return indexQuery(access, {
    key: ['prediction-record', account, period],
    refreshMs,
    ask:
      account &&
      ((request) => fetchPredictionAccount({ ...request, account, period, now: chainSeconds(access.reader) })),
  });
}

/** The leaderboard, page by page: `skip` begins at 0 with every filter (PRED-44), and ends with a page that is not full (PRED-46). */
export function leaderboardQuery(access: Access, period: LeaderboardPeriod, orderBy: LeaderboardOrder) {
  return infiniteQueryOptions({
    ...indexQuery(access, {
      key: ['prediction-leaderboard', period, orderBy],
      refreshMs,
      ask: (request, skip: number) =>
        fetchLeaderboard({ ...request, period, now: chainSeconds(access.reader), orderBy, skip }),
    }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < leaderboardPage ? undefined : pages.length * leaderboardPage),
  });
}
