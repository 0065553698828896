import { addressOf } from '@besc/contracts/deploy/address-of';
import { daySeconds } from '@besc/domain/shared/constants';
import {
  fetchLaterStates,
  fetchListedPools,
  fetchListedTokens,
  fetchListingState,
  fetchPoolStates,
} from '@besc/wire/info/fetch-listed';
import { FetchError } from '@besc/wire/shared/fetch-error';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { ApiError } from '../shared/api-error';
import type { ApiContext } from '../shared/api-feature';
import { requestName } from '../shared/request-names';
import { keptAnswer } from './kept-answer';

const timeoutMs = 20_000;
/** Listing sites ask each minute. */
const keptMs = 30_000;
const hourMs = 3_600_000;

/** What all consumers are answered from: the index, asked seldom. Each throws ApiError while it does not answer. */
export function listingIndex({ deployment, nowMs }: ApiContext, url: string) {
  const factory = addressOf(deployment, 'swap', 'factory');
  const ask = async <Answer>(read: (request: IndexRequest) => Promise<Answer>): Promise<Answer> => {
    try {
      return await read({ url, timeoutMs, requestId: requestName() });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      throw new ApiError(503, 'INDEX_UNAVAILABLE', 'The index does not answer now.', { retryAfterSeconds: 10 });
    }
  };
  /** Always as it is now: `latest` must be in step with the events. */
  const state = async () => {
    const { latest, ...rest } = await ask((request) => fetchListingState({ ...request, factory }));
    if (latest !== undefined) return { latest, ...rest };
    throw new ApiError(503, 'INDEX_UNAVAILABLE', 'The index has not begun yet.', { retryAfterSeconds: 10 });
  };
  const statesAt = async (time: number) => ({
    time,
    states: await ask((request) => fetchPoolStates({ ...request, time })),
  });
  /** Looked up for each pool once an hour; the changes since are one list. */
  const hourly = keptAnswer(async () => statesAt((await state()).latest.timestamp - daySeconds), { ms: hourMs, nowMs });
  const pools = keptAnswer(
    async () => {
      const { time: from, states } = await hourly();
      const now = await state();
      const to = now.latest.timestamp - daySeconds;
      const [rows, later] = await Promise.all([
        ask(fetchListedPools),
        ask((request) => fetchLaterStates({ ...request, from, to, states })),
      ]);
      const dayAgo = later ?? (await statesAt(to)).states;
      return { ...now, rows: rows.map((row) => ({ ...row, dayAgo: dayAgo.get(row.id) })) };
    },
    { ms: keptMs, nowMs },
  );
  const tokens = keptAnswer(
    async () => {
      const [now, rows] = await Promise.all([state(), ask(fetchListedTokens)]);
      return { ...now, rows };
    },
    { ms: keptMs, nowMs },
  );
  return { ask, state, pools, tokens };
}

export type ListingIndex = ReturnType<typeof listingIndex>;

/** Refusals of every route that asks the index, and how long its answers may be kept. */
export const indexRefusals = { INDEX_UNAVAILABLE: 503 };
export const shortCache = { 'cache-control': 'public, max-age=30' };
