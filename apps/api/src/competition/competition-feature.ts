import { formatExact } from '@besc/domain/shared/amount';
import { fetchCompetitionUsers } from '@besc/wire/competition/fetch-competition-users';
import {
  type CompetitionTeamRow,
  fetchCompetitions,
  fetchNewestCompetition,
} from '@besc/wire/competition/fetch-competitions';
import { httpUrls } from '@besc/wire/settings/environment';
import { addressSchema } from '@besc/wire/shared/address-schema';
import { FetchError } from '@besc/wire/shared/fetch-error';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { apiFeature } from '../shared/api-feature';
import { requestName } from '../shared/request-names';
import { json, route } from '../shared/route';

const timeoutMs = 10_000;
const mostRows = 500;
const teams = 3;

/** Volumes are USD. */
const leaderboardSchema = z.object({
  total: z.int(),
  volume: z.number(),
  data: z.array(z.object({ rank: z.int(), address: addressSchema, volume: z.number(), teamId: z.int() })),
});
type Leaderboard = z.output<typeof leaderboardSchema>;
const asked = z.object({ id: z.coerce.number().int().min(1).max(1_000_000).optional() });
const headers = { 'cache-control': 'public, max-age=30' };

/** Ranks of competitions, as the index has them. Without one (INDEX_URL) there are no such routes. */
export const competitionFeature = apiFeature({
  slug: 'competition',
  config: z.object({ INDEX_URL: z.optional(httpUrls) }),
  routes(_, { INDEX_URL: urls }) {
    const [url] = urls ?? [];
    if (url === undefined) return [];
    return [
      route({
        method: 'GET',
        path: '/api/leaderboard/global',
        summary: 'The 500 accounts with most volume in a competition, the newest by itself; volume in USD.',
        query: asked,
        answer: json(leaderboardSchema),
        refusals: { INDEX_UNAVAILABLE: 503 },
        handle: async ({ query }) => ({ body: await leaderboard(url, query.id), headers }),
      }),
      route({
        method: 'GET',
        path: '/api/leaderboard/team/:team',
        summary: 'The same of one team.',
        params: z.object({ team: z.coerce.number().int().min(1).max(teams) }),
        query: asked,
        answer: json(leaderboardSchema),
        refusals: { INDEX_UNAVAILABLE: 503 },
        handle: async ({ params, query }) => ({ body: await leaderboard(url, query.id, params.team), headers }),
      }),
    ];
  },
});

async function leaderboard(url: string, id: number | undefined, teamId?: number): Promise<Leaderboard> {
  const to = { url, timeoutMs, requestId: requestName() };
  try {
    const number = id ?? (await newest(to));
    const { teams: all } = await fetchCompetitions({ ...to, ids: number === undefined ? [] : [number] });
    if (number === undefined || all.length === 0) return { total: 0, volume: 0, data: [] };
    const { rows } = await fetchCompetitionUsers({ ...to, id: number, teamId, first: mostRows });
    const ranks = new Map<bigint, number>();
    const data = rows.map(({ account, volumeUSD = 0n, teamId: team }, place) => {
      // Of as much volume all have the same rank.
      const rank = ranks.get(volumeUSD) ?? place + 1;
      ranks.set(volumeUSD, rank);
      return { rank, address: account, volume: usd(volumeUSD), teamId: team };
    });
    const sum = rows.reduce((whole, { volumeUSD = 0n }) => whole + volumeUSD, 0n);
    return { total: tradersOf(all, teamId), volume: usd(sum), data };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw new ApiError(503, 'INDEX_UNAVAILABLE', 'The index does not answer now.', { retryAfterSeconds: 10 });
  }
}

async function newest(to: IndexRequest): Promise<number | undefined> {
  const competition = await fetchNewestCompetition(to);
  return competition && Number(competition.id);
}

function tradersOf(rows: readonly CompetitionTeamRow[], teamId: number | undefined): number {
  return rows
    .filter((row) => teamId === undefined || row.teamId === teamId)
    .reduce((sum, { traderCount }) => sum + traderCount, 0);
}

function usd(e18: bigint): number {
  return Number(formatExact(e18, 18));
}
