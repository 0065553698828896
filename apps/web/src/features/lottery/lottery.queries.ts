import { pendingRound, type Round } from '@besc/domain/lottery/round';
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
import {
  fetchLotteryRound,
  fetchLotteryRounds,
  type IndexedLotteryRound,
  lotteryPage,
} from '@besc/wire/lottery/fetch-lottery-rounds';
import { fetchRandomWord } from '@besc/wire/random/fetch-random-word';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askIndex } from '../../blocks/chain/ask-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { freshWhileVisible } from '../../lib/fresh-while-visible';
import { indexedRecord } from './lottery.view-model';
import type { LotteryPlace } from './lottery-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Owner = Address | undefined;

/** What the index tells of the lottery is asked again so often. */
const refreshMs = 20_000;
/** Rounds that are over change no more but by claims, and after an own transaction everything is read again. */
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
    freshnessBlocks: ownFreshness,
    read:
      id === undefined
        ? undefined
        : async () => (await readRounds({ reader, lottery: game, ids: [id] }))[0] ?? pendingRound(id),
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
    freshnessBlocks: slowFreshness,
    read:
      round > 0 && count > 0
        ? async () => (await readTicketCosts({ reader, lottery: game, round, count })) ?? null
        : undefined,
  });
}

/** How much the pot of a round can still grow, with every block. */
export function potRoomQuery({ reader }: Access, { game }: LotteryPlace, round: number) {
  return chainQuery({
    key: ['lottery-room', game, round],
    read: round > 0 ? () => readPotRoom({ reader, lottery: game, round }) : undefined,
  });
}

/** What the account has of these rounds. */
export function ownRoundsQuery({ reader }: Access, { game }: LotteryPlace, account: Owner, rounds: readonly number[]) {
  return {
    ...chainQuery({
      key: ['lottery-own', game, account, rounds.join()],
      freshnessBlocks: ownFreshness,
      read: account && (() => readOwnRounds({ reader, lottery: game, account, rounds })),
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
  try {
    return await askIndex(index, async (request) => {
      const round = await fetchLotteryRound({ ...request, lotteryId: id });
      const word = round?.wordId ? await fetchRandomWord({ ...request, id: round.wordId }) : undefined;
      return round && word && indexedRecord(word, round);
    });
  } catch {
    // The failure was logged there.
    index.signal.throwIfAborted();
    return undefined;
  }
}

/** What the index knows of `count` rounds down from `newest`. */
export function indexedRoundsQuery(access: Access, newest: number, count: number) {
  return {
    ...indexQuery(access, {
      key: ['lottery-indexed', 'rounds', newest, count],
      refreshMs,
      ask: (request) => fetchLotteryRounds({ ...request, before: newest + 1, limit: count }),
    }),
    placeholderData: keepPreviousData<readonly IndexedLotteryRound[]>,
  };
}

/** What the index knows of one round; null where it has none. */
export function indexedRoundQuery(access: Access, id: number | undefined) {
  return indexQuery(access, {
    key: ['lottery-indexed', 'round', id],
    refreshMs,
    ask: id === undefined ? undefined : (request) => fetchLotteryRound({ ...request, lotteryId: id }),
  });
}

/** The account's sums, and its newest rounds: so many pages of a hundred. */
export function lotteryAccountQuery(access: Access, account: Owner, pages: number) {
  return {
    ...indexQuery(access, {
      key: ['lottery-account', account, pages],
      refreshMs,
      ask:
        account &&
        (async (request) => {
          const newest = await fetchLotteryAccount({ ...request, account });
          const rounds = [...newest.rounds];
          for (let page = 1; page < pages && rounds.length === page * lotteryPage; page++) {
            const before = rounds.at(-1)?.lotteryId;
            rounds.push(...(await fetchLotteryAccount({ ...request, account, before })).rounds);
          }
          return { ...newest, rounds };
        }),
    }),
    placeholderData: sameAccount(account, 2),
  };
}

/** All rounds in which the account has something left to claim. */
export function claimableRoundsQuery(access: Access, account: Owner) {
  return indexQuery(access, {
    key: ['lottery-account', account, 'claimable'],
    refreshMs,
    ask: account && ((request) => fetchClaimableRounds({ ...request, account })),
  });
}

/** All rounds together; null before the first, or where the index has none. */
export function lotteryGameQuery(access: Access) {
  return indexQuery(access, { key: ['lottery-game'], refreshMs, ask: fetchLotteryGame });
}
