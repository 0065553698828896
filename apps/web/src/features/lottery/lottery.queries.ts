import type { Round } from '@besc/domain/lottery/round';
import type { Address } from '@besc/domain/shared/address';
import { readBlockHash, readDraw } from '@besc/sdk/lottery/read-draw';
import {
  type LotteryView,
  readLottery,
  readPotRoom,
  readRoundSummary,
  readRounds,
  readTicketCosts,
} from '@besc/sdk/lottery/read-lottery';
import { readOwnRounds } from '@besc/sdk/lottery/read-own-tickets';
import { fetchClaimableRounds, fetchLotteryAccount } from '@besc/wire/lottery/fetch-lottery-account';
import { fetchLotteryGame } from '@besc/wire/lottery/fetch-lottery-game';
import { fetchLotteryRound, fetchLotteryRounds, lotteryPage } from '@besc/wire/lottery/fetch-lottery-rounds';
import { fetchRandomWord } from '@besc/wire/random/fetch-random-word';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askIndex } from '../../blocks/chain/ask-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { freshWhileVisible } from '../../lib/fresh-while-visible';
import { indexedRecord } from './lottery.view-model';
import type { LotteryPlace } from './lottery-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Owner = Address | undefined;

/** What the index tells of the lottery is asked again so often. */
const refreshMs = 20_000;
/** Rounds that are over change no more but by claims, and after an own transaction everything is read anew. */
const slowFreshness = 20;
/** A player may have thousands of tickets. */
const ownFreshness = 10;

/** State, current round and the one before, with every block. */
export function lotteryQuery({ reader }: Access, { game }: LotteryPlace) {
  return chainQuery({
    key: ['lottery', game],
    read: (last: LotteryView | undefined) => readLottery({ reader, lottery: game, expected: last?.currentId ?? 0 }),
  });
}

/** The current round in short; null before the first. */
export function summaryQuery({ reader }: Access, { game }: LotteryPlace) {
  return chainQuery({
    key: ['lottery-summary', game],
    read: async () => (await readRoundSummary({ reader, lottery: game })) ?? null,
  });
}

/** What the keys of one round and of own tickets begin with: facts of rounds that are read now and then. */
export const roundKeys = ({ game }: LotteryPlace) =>
  [
    ['chain', 'lottery-round', game],
    ['chain', 'lottery-own', game],
  ] as const;

/** One round by its number, as the chain has it. */
export function roundQuery({ reader }: Access, { game }: LotteryPlace, id: number | undefined) {
  return chainQuery({
    key: ['lottery-round', game, id],
    enabled: id !== undefined,
    freshnessBlocks: ownFreshness,
    read: async () => {
      const [round] = await readRounds({ reader, lottery: game, ids: id === undefined ? [] : [id] });
      if (round === undefined) throw new Error('A round needs a number');
      return round;
    },
  });
}

/** `count` rounds down from `newest`. */
export function roundsQuery({ reader }: Access, { game }: LotteryPlace, newest: number, count: number) {
  const ids = Array.from({ length: Math.max(0, Math.min(newest, count)) }, (_, index) => newest - index);
  return {
    ...chainQuery({
      key: ['lottery-rounds', game, newest, count],
      freshnessBlocks: slowFreshness,
      read: () => readRounds({ reader, lottery: game, ids }),
    }),
    placeholderData: keepPreviousData<readonly Round[]>,
  };
}

/** What so many tickets cost, as the contract counts it; null for a count that it refuses. */
export function ticketCostsQuery({ reader }: Access, { game }: LotteryPlace, round: number, count: number) {
  return chainQuery({
    key: ['lottery-costs', game, round, count],
    enabled: round > 0 && count > 0,
    freshnessBlocks: slowFreshness,
    read: async () => (await readTicketCosts({ reader, lottery: game, round, count })) ?? null,
  });
}

/** How much the pot of a round can still grow, with every block. */
export function potRoomQuery({ reader }: Access, { game }: LotteryPlace, round: number) {
  return chainQuery({
    key: ['lottery-room', game, round],
    enabled: round > 0,
    read: () => readPotRoom({ reader, lottery: game, round }),
  });
}

/** What the account has of these rounds. */
export function ownRoundsQuery({ reader }: Access, { game }: LotteryPlace, account: Owner, rounds: readonly number[]) {
  return {
    ...chainQuery({
      key: ['lottery-own', game, account, rounds.join()],
      enabled: account !== undefined,
      freshnessBlocks: ownFreshness,
      read: async () => {
        if (account === undefined) throw new Error('Tickets need an account');
        return await readOwnRounds({ reader, lottery: game, account, rounds });
      },
    }),
    placeholderData: sameAccount(account, 3),
  };
}

/** Keeps what was read while more is: another account's tickets are never shown for a moment. `place`: of the account in the key. */
function sameAccount(account: Owner, place: number) {
  return <Data>(previous: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[place] === account ? previous : undefined;
}

/**
 * How a round's number came about, from the events of the chain; null where it has none. A node that does not give them is
 * no end of it: the index has seen them, and only the block and the number are the chain's then.
 */
export function drawQuery(
  { client, settings }: Pick<ChainAccess, 'client' | 'settings'>,
  place: LotteryPlace,
  round: Round,
) {
  const { game, fromBlock } = place;
  const { url } = settings.index;
  return queryOptions({
    queryKey: ['lottery-draw', settings.chain.id, game, round.id, round.status],
    queryFn: async ({ signal }) => {
      try {
        const record = await readDraw({ client, lottery: game, round: round.id, fromBlock });
        return record === undefined ? null : { record, isIndexed: false };
      } catch (error) {
        const events = await indexedDraw({ url, signal }, round.id);
        if (events === undefined) throw error;
        const { targetBlock } = events;
        const chainBlockHash = targetBlock === undefined ? undefined : await readBlockHash(client, targetBlock);
        return { record: { ...events, chainBlockHash }, isIndexed: true };
      }
    },
    retry: false,
    // Between the end of the sales and the draw the secret is told; after the draw no event follows.
    ...(round.status === 'close'
      ? freshWhileVisible(refreshMs)
      : { staleTime: round.status === 'claimable' ? Number.POSITIVE_INFINITY : refreshMs }),
  });
}

/** The events of a draw as the index has seen them; undefined where it has none or does not answer. */
async function indexedDraw(index: { readonly url: string; readonly signal: AbortSignal }, id: number) {
  if (index.url === '') return undefined;
  const { rows } = await askLottery(index, async (request) => {
    const round = await fetchLotteryRound({ ...request, lotteryId: id });
    if (!round?.wordId) return [];
    const word = await fetchRandomWord({ ...request, id: round.wordId });
    return word === undefined ? [] : [indexedRecord(word, round)];
  });
  return rows[0];
}

function indexQuery({ settings }: Access) {
  const { url } = settings.index;
  return { url, usual: { enabled: url !== '', retry: false, ...freshWhileVisible(refreshMs) } as const };
}

/** Asks the index; a failure, which was logged there, answers nothing (LOT-43), which the screen tells. */
async function askLottery<Answer>(
  index: { readonly url: string; readonly signal: AbortSignal },
  ask: (request: IndexRequest) => Promise<readonly Answer[]>,
): Promise<{ readonly rows: readonly Answer[]; readonly hasFailed: boolean }> {
  try {
    return { rows: await askIndex(index, ask), hasFailed: false };
  } catch {
    index.signal.throwIfAborted();
    return { rows: [], hasFailed: true };
  }
}

/** What the index knows of `count` rounds down from `newest`. */
export function indexedRoundsQuery(access: Access, newest: number, count: number) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['lottery-indexed', url, 'rounds', newest, count],
    ...usual,
    queryFn: ({ signal }) =>
      askLottery({ url, signal }, (request) => fetchLotteryRounds({ ...request, before: newest + 1, limit: count })),
    placeholderData: keepPreviousData,
  });
}

/** What the index knows of one round: no row where it has none. */
export function indexedRoundQuery(access: Access, id: number | undefined) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['lottery-indexed', url, 'round', id],
    ...usual,
    enabled: usual.enabled && id !== undefined,
    queryFn: ({ signal }) =>
      askLottery({ url, signal }, async (request) => {
        const round = id === undefined ? undefined : await fetchLotteryRound({ ...request, lotteryId: id });
        return round === undefined ? [] : [round];
      }),
  });
}

/** The account's sums, and its newest rounds: so many pages of a hundred. */
export function lotteryAccountQuery(access: Access, account: Owner, pages: number) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['lottery-account', url, account, pages],
    ...usual,
    enabled: usual.enabled && account !== undefined,
    queryFn: ({ signal }) =>
      askLottery({ url, signal }, async (request) => {
        if (account === undefined) return [];
        const newest = await fetchLotteryAccount({ ...request, account });
        const rounds = [...newest.rounds];
        for (let page = 1; page < pages && rounds.length === page * lotteryPage; page++) {
          const before = rounds.at(-1)?.lotteryId;
          rounds.push(...(await fetchLotteryAccount({ ...request, account, before })).rounds);
        }
        return [{ ...newest, rounds }];
      }),
    placeholderData: sameAccount(account, 2),
  });
}

/** All rounds in which the account has something left to claim. */
export function claimableRoundsQuery(access: Access, account: Owner) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['lottery-account', url, account, 'claimable'],
    ...usual,
    enabled: usual.enabled && account !== undefined,
    queryFn: ({ signal }) =>
      askLottery({ url, signal }, async (request) =>
        account === undefined ? [] : await fetchClaimableRounds({ ...request, account }),
      ),
  });
}

/** All rounds together; null before the first, or where the index has none. */
export function lotteryGameQuery(access: Access) {
  const { url, usual } = indexQuery(access);
  return queryOptions({
    queryKey: ['lottery-game', url],
    ...usual,
    queryFn: async ({ signal }) => (await askIndex({ url, signal }, fetchLotteryGame)) ?? null,
  });
}
