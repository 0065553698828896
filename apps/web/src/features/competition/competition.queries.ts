import { countedMembers, rankTraders } from '@besc/domain/competition/rank-traders';
import { resultTreeSteps } from '@besc/domain/competition/result-tree';
import type { Tier } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { readClaim } from '@besc/sdk/competition/read-claim';
import {
  readCompetitionAccounts,
  readCompetitionCount,
  readCompetitions,
} from '@besc/sdk/competition/read-competitions';
import { readPairTokens } from '@besc/sdk/competition/read-pair-tokens';
import { readProfiles } from '@besc/sdk/profile/read-profiles';
import { readTeams } from '@besc/sdk/profile/read-teams';
import { fetchCompetitionList } from '@besc/wire/competition/fetch-competition-list';
import { fetchCompetitionPlace } from '@besc/wire/competition/fetch-competition-place';
import { type CompetitionTrade, fetchCompetitionTrades } from '@besc/wire/competition/fetch-competition-trades';
import { fetchCompetitionUsers } from '@besc/wire/competition/fetch-competition-users';
import { fetchCompetitions } from '@besc/wire/competition/fetch-competitions';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { inSlices } from '../../lib/in-slices';
import type { CompetitionPlace } from './competition-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Competitions that the page reads at once. */
const shown = 6;
/** Rows of a page of ranks and of trades; ranks end where those that count for a team do. */
const pageRows = 50;
/** Trades of a file: so many pages of what the index gives at most. */
const filePages = 5;
const refreshMs = 15_000;

/**
 * Competitions, the newest first, and the account in each: those around a number, else the newest. `isPartly` when some could not be
 * read.
 */
export function competitionsQuery(
  { reader }: Access,
  { contract }: CompetitionPlace,
  asked: { readonly account: Account; readonly number: number | undefined },
) {
  const { account, number = Number.POSITIVE_INFINITY } = asked;
  return chainQuery({
    key: ['competitions', contract, account, asked.number],
    read: async () => {
      const count = await readCompetitionCount({ reader, contract });
      const first = number < 1 || number > count ? count : count - Math.floor((count - number) / shown) * shown;
      const ids = Array.from({ length: Math.min(first, shown) }, (_, index) => first - index);
      const [competitions, accounts] = await Promise.all([
        readCompetitions({ reader, contract, ids }),
        account && readCompetitionAccounts({ reader, contract, ids, account }),
      ]);
      const known = competitions.flatMap((competition, index) => {
        return competition === undefined ? [] : [{ competition, own: accounts?.[index] }];
      });
      return {
        known,
        isPartly: known.length < ids.length,
        count,
        newer: first < count ? first + 1 : undefined,
        older: first > shown ? first - shown : undefined,
      };
    },
  });
}

/** Competitions in which something may be left to claim for the account. */
export function owedQuery({ reader }: Access, { contract }: CompetitionPlace, account: Account) {
  return chainQuery({
    key: ['competitions-owed', contract, account],
    freshnessBlocks: 5,
    read:
      account &&
      (async () => {
        const count = await readCompetitionCount({ reader, contract });
        const ids = Array.from({ length: count }, (_, index) => count - index);
        const accounts = await readCompetitionAccounts({ reader, contract, ids, account });
        const known = ids.map((id, index) => ({ id, own: accounts[index] }));
        const unclaimed = known.filter(({ own }) => own?.teamId !== undefined && !own.hasClaimed).map(({ id }) => id);
        const competitions = await readCompetitions({ reader, contract, ids: unclaimed });
        return {
          /** What could not be given with the MONEY. */
          rests: known.flatMap(({ id, own }) => (own?.isOwed ? [id] : [])),
          /** Claims are open; whether the account has a rank is the index's to say. */
          open: competitions.flatMap((one) => (one?.status === 'claiming' ? [one.id] : [])),
        };
      }),
  });
}

/** Of competitions those in which the account has a rank. */
export function rankedQuery(access: Access, ids: readonly number[] | undefined, account: Account) {
  return indexQuery(access, {
    key: [...standingKey, 'ranked', ids, account],
    refreshMs,
    ask:
      ids &&
      account &&
      (async (request: IndexRequest) => {
        const places = await Promise.all(ids.map((id) => fetchCompetitionPlace({ ...request, id, account })));
        return ids.filter((_, index) => places[index]?.rank !== undefined);
      }),
  });
}

/** The profile of the account; undefined in the answer where it could not be read. */
export function profileQuery({ reader }: Access, { profile }: CompetitionPlace, account: Account) {
  return chainQuery({
    key: ['competition-profile', profile, account],
    read: account && (async () => ({ profile: (await readProfiles({ reader, profile, accounts: [account] }))[0] })),
  });
}

/** Names of the teams. */
export function teamNamesQuery({ reader }: Access, { profile }: CompetitionPlace) {
  return chainQuery({
    key: ['competition-teams', profile],
    freshnessBlocks: 1000,
    read: async () => {
      const teams = await readTeams({ reader, profile });
      return new Map(teams.flatMap((team) => (team === undefined ? [] : [[team.id, team.name]])));
    },
  });
}

/** The tokens of pairs that count. */
export function pairTokensQuery({ reader }: Access, pairs: readonly Address[]) {
  return chainQuery({
    key: ['competition-pairs', ...pairs],
    freshnessBlocks: Number.POSITIVE_INFINITY,
    read: () => readPairTokens({ reader, pairs }),
  });
}

/** What the keys of standings begin with. */
export const standingKey = ['competition-standing'] as const;

/** Figures of a competition and of its teams, by the index. */
export function figuresQuery(access: Access, id: number) {
  return indexQuery(access, {
    key: [...standingKey, 'figures', id],
    refreshMs,
    ask: async (request: IndexRequest) => {
      const { competitions, teams } = await fetchCompetitions({ ...request, ids: [id] });
      return { row: competitions[0], teams };
    },
  });
}

/** The accounts with the most volume, of a team where one is named, page by page. */
export function ranksQuery(access: Access, id: number, teamId: number | undefined) {
  return infiniteQueryOptions({
    ...indexQuery(access, {
      key: [...standingKey, 'ranks', id, teamId],
      refreshMs,
      ask: (request: IndexRequest, after: string | undefined) =>
        fetchCompetitionUsers({ ...request, id, teamId, first: pageRows, after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }, pages) => (pages.length * pageRows < countedMembers ? next : undefined),
  });
}

/** Where the account stands. */
export function placeQuery(access: Access, id: number, account: Account) {
  return indexQuery(access, {
    key: [...standingKey, 'place', id, account],
    refreshMs,
    ask: account && ((request: IndexRequest) => fetchCompetitionPlace({ ...request, id, account })),
  });
}

/** What counts of the account's trades, page by page. */
export function tradesQuery(access: Access, id: number, account: Account) {
  return infiniteQueryOptions({
    ...indexQuery(access, {
      key: [...standingKey, 'trades', id, account],
      refreshMs,
      ask:
        account &&
        ((request: IndexRequest, after: string | undefined) =>
          fetchCompetitionTrades({ ...request, id, account, first: pageRows, after })),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** What counts of an account's trades for a file; `isPartly` when it has more. Throws FetchError. */
export async function readTradesForFile(
  { settings }: Pick<Access, 'settings'>,
  { id, account }: { readonly id: number; readonly account: Address },
) {
  const { url } = settings.index;
  const rows: CompetitionTrade[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < filePages; pages += 1) {
    const first = indexLimits.pageRows;
    const page = await fetchCompetitionTrades({ url, id, account, first, after });
    rows.push(...page.rows);
    after = page.next;
    if (after === undefined) break;
  }
  return { rows, isPartly: after !== undefined };
}

/** The result computed here from the index's list: ranks, and the tree whose root the chain must have. */
export function resultQuery({ settings }: Access, id: number, closeBlock: number | undefined) {
  const { url } = settings.index;
  return queryOptions({
    queryKey: ['competition-result', url, id, closeBlock],
    queryFn:
      closeBlock === undefined || url === ''
        ? skipToken
        : async ({ signal }) => {
            const { traders } = await fetchCompetitionList({ url, signal, id, closeBlock });
            const ranks = rankTraders(traders);
            return { ranks, tree: await inSlices(resultTreeSteps(id, ranks.traders), signal) };
          },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What a tier and its proof bring the account, as the contract has it. */
export function claimQuery(
  { reader }: Access,
  { contract }: CompetitionPlace,
  asked: {
    readonly id: number;
    readonly account: Account;
    readonly tier: Tier | undefined;
    readonly proof: readonly Hex[] | undefined;
  },
) {
  const { id, account, tier, proof } = asked;
  return chainQuery({
    key: ['competition-claim', contract, id, account, tier, proof],
    read: account && tier && proof && (() => readClaim({ reader, contract, id, account, tier, proof })),
  });
}
