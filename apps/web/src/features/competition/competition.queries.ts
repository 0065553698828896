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
import { fetchCompetitionTrades } from '@besc/wire/competition/fetch-competition-trades';
import { fetchCompetitionUsers } from '@besc/wire/competition/fetch-competition-users';
import { fetchCompetitions } from '@besc/wire/competition/fetch-competitions';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { inSlices } from '../../lib/in-slices';
import type { CompetitionPlace } from './competition-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Newest competitions that the page shows. */
const shown = 6;
/** Rows of a page of ranks, which end where those that count for a team do. */
const pageRows = 50;
const refreshMs = 15_000;

/** The newest competitions, and the account in each; undefined for what could not be read. */
export function competitionsQuery({ reader }: Access, { contract }: CompetitionPlace, account: Account) {
  return chainQuery({
    key: ['competitions', contract, account],
    read: async () => {
      const count = await readCompetitionCount({ reader, contract });
      const ids = Array.from({ length: Math.min(count, shown) }, (_, index) => count - index);
      const [competitions, accounts] = await Promise.all([
        readCompetitions({ reader, contract, ids }),
        account && readCompetitionAccounts({ reader, contract, ids, account }),
      ]);
      const known = competitions.flatMap((competition, index) => {
        return competition === undefined ? [] : [{ competition, own: accounts?.[index] }];
      });
      return { known, isPartly: known.length < ids.length };
    },
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
      const { competitions, teams } = await fetchCompetitions({ ...request, first: 50, ids: [id] });
      return { row: competitions.find((one) => one.id === String(id)), teams };
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

/** What counts of the account's trades. */
export function tradesQuery(access: Access, id: number, account: Account) {
  return indexQuery(access, {
    key: [...standingKey, 'trades', id, account],
    refreshMs,
    ask: account && ((request: IndexRequest) => fetchCompetitionTrades({ ...request, id, account, first: 25 })),
  });
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
