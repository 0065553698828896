import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { lotteryStatuses, pendingRound, type Round } from '@besc/domain/lottery/round';
import type { TicketCosts } from '@besc/domain/lottery/ticket-offer';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import type { ContractReadValue } from '../shared/reads/contract-read';
import { orNothing } from '../shared/reads/or-nothing';
import { readFields } from '../shared/reads/read-fields';

/** The lottery with its newest rounds; what could not be read is undefined. */
export interface LotteryView {
  /** 0 before the first round. */
  readonly currentId: number;
  /** Most tickets of one purchase, and of one claim. */
  readonly maxTickets: number;
  /** Seconds between the end of the sales and the draw. */
  readonly salesPause: number | undefined;
  /** Prices of a ticket are multiples of this, in wei. */
  readonly priceStep: bigint | undefined;
  /** No sales before this time (unix seconds). */
  readonly pausedUntil: number | undefined;
  /** What the next round begins with, in wei. */
  readonly pendingInjection: bigint | undefined;
  /** Where random words come from. */
  readonly source: Address | undefined;
  /** Something of it could not be read. */
  readonly isUnread: boolean;
  /** The current round and the one before, newest first; none before the first. */
  readonly rounds: readonly Round[];
}

/** The contract's constant, where it does not tell it. */
const mostTickets = 100n;

interface LotteryRead {
  readonly reader: BatchReader;
  readonly lottery: Address;
}

/**
 * The state with the current round and the one before. `expected`: the round that was current when it was read last, so
 * that rounds are asked for in the same request. An answer that is refused is missing and stops none of the others. Rejects with
 * ReadError when the chain could not be asked, or nothing tells which round is current.
 */
export async function readLottery({
  reader,
  lottery,
  expected,
}: LotteryRead & { readonly expected: number }): Promise<LotteryView> {
  const at = { address: lottery, abi: lotteryAbi } as const;
  const early = [expected + 1, expected, expected - 1].filter((id) => id > 0);
  const [read, known] = await Promise.all([
    readFields({
      current: reader.read({ ...at, functionName: 'currentLotteryId' }),
      // The same under the documents' other name: no ticket is found without it.
      sameCurrent: reader.read({ ...at, functionName: 'viewCurrentLotteryId' }),
      maxTickets: reader.read({ ...at, functionName: 'maxNumberTicketsPerBuyOrClaim' }),
      salesPause: reader.read({ ...at, functionName: 'salesPause' }).then(Number),
      priceStep: reader.read({ ...at, functionName: 'priceStep' }),
      pausedUntil: reader.read({ ...at, functionName: 'pausedUntil' }).then(Number),
      pendingInjection: reader.read({ ...at, functionName: 'pendingInjection' }),
      source: reader.read({ ...at, functionName: 'randomSource' }).then(checksumAddress),
    }),
    readRounds({ reader, lottery, ids: early }),
  ]);
  const { current, sameCurrent, maxTickets = mostTickets, ...terms } = read;
  const newest = current ?? sameCurrent;
  if (newest === undefined) throw new ReadError('READ_REVERTED', 'The contract does not tell its current round');
  const currentId = Number(newest);
  const wanted = [currentId, currentId - 1].filter((id) => id > 0);
  const missing = wanted.filter((id) => !early.includes(id));
  const late = missing.length === 0 ? [] : await readRounds({ reader, lottery, ids: missing });
  const byId = new Map([...known, ...late].map((round) => [round.id, round]));
  return {
    currentId,
    maxTickets: Number(maxTickets),
    ...terms,
    isUnread: Object.values(read).includes(undefined),
    rounds: wanted.map((id) => byId.get(id) ?? pendingRound(id)),
  };
}

/**
 * Rounds by their numbers, in the same order. One that the contract does not answer is a placeholder and harms no other.
 * Rejects with ReadError when the chain could not be asked.
 */
export async function readRounds({
  reader,
  lottery,
  ids,
}: LotteryRead & { readonly ids: readonly number[] }): Promise<readonly Round[]> {
  return Promise.all(
    ids.map(async (id) => {
      const view = await orNothing(
        reader.read({ address: lottery, abi: lotteryAbi, functionName: 'viewLottery', args: [BigInt(id)] }),
      );
      return view === undefined ? pendingRound(id) : roundOf(id, view);
    }),
  );
}

/** What `count` tickets of a round cost, as the contract counts it; undefined for a count that it refuses. */
export async function readTicketCosts({
  reader,
  lottery,
  round,
  count,
}: LotteryRead & { readonly round: number; readonly count: number }): Promise<TicketCosts | undefined> {
  const at = { address: lottery, abi: lotteryAbi, args: [BigInt(round), BigInt(count)] } as const;
  const [cost, discounted] = await Promise.all([
    orNothing(reader.read({ ...at, functionName: 'costToBuyTickets' })),
    orNothing(reader.read({ ...at, functionName: 'costToBuyTicketsWithDiscount' })),
  ]);
  if (cost === undefined || discounted === undefined) return undefined;
  const [full, discount, costWithDiscount] = discounted;
  // Two answers of one contract that differ are no price.
  return full === cost ? { cost, discount, costWithDiscount } : undefined;
}

/** How much the pot of a round can still grow, wei: it is limited by the bond of its number. Rejects with ReadError. */
export async function readPotRoom({
  reader,
  lottery,
  round,
}: LotteryRead & { readonly round: number }): Promise<bigint> {
  return reader.read({ address: lottery, abi: lotteryAbi, functionName: 'potRoom', args: [BigInt(round)] });
}

/** A round in short, as one call tells it. */
export interface RoundSummary {
  readonly id: number;
  readonly status: Round['status'];
  /** All prizes together, in wei. */
  readonly pot: bigint;
  readonly price: bigint;
  readonly startTime: number;
  readonly endTime: number;
  /** Seconds between the end of the sales and the draw. */
  readonly salesPause: number;
}

/** The current round in short; undefined before the first. Rejects with ReadError. */
export async function readRoundSummary({ reader, lottery }: LotteryRead): Promise<RoundSummary | undefined> {
  const at = { address: lottery, abi: lotteryAbi } as const;
  const [current, salesPause] = await Promise.all([
    reader.read({ ...at, functionName: 'viewCurrentLotteryId' }),
    reader.read({ ...at, functionName: 'salesPause' }),
  ]);
  if (current === 0n) return undefined;
  const [id, status, pot, price, , startTime, endTime] = await reader.read({
    ...at,
    functionName: 'getBasicLottoInfo',
    args: [current],
  });
  return {
    id: Number(id),
    status: statusOf(status),
    pot,
    price,
    startTime: Number(startTime),
    endTime: Number(endTime),
    salesPause: Number(salesPause),
  };
}

function roundOf(id: number, view: ContractReadValue<typeof lotteryAbi, 'viewLottery'>): Round {
  return {
    id,
    status: statusOf(view.status),
    startTime: Number(view.startTime),
    endTime: Number(view.endTime),
    price: view.priceTicketInDexToken,
    divisor: view.discountDivisor,
    shares: view.rewardsBreakdown,
    treasuryFee: view.treasuryFee,
    prizes: view.dexTokenPerBracket,
    winners: view.countWinnersPerBracket,
    firstTicketId: view.firstTicketId,
    nextTicketId: view.firstTicketIdNextLottery,
    collected: view.amountCollectedInDexToken,
    injected: view.amountInjected,
    finalNumber: view.finalNumber === 0 ? undefined : view.finalNumber,
    isLoading: false,
  };
}

function statusOf(index: number): Round['status'] {
  return lotteryStatuses[index] ?? 'pending';
}
