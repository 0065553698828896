import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Round } from '@besc/domain/lottery/round';
import { openTickets, type Ticket, ticketPrize } from '@besc/domain/lottery/ticket-outcome';
import type { Address } from '@besc/domain/shared/address';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { readRounds } from './read-lottery';

/** Tickets of one page; what a page costs the node stays far below what it allows a call. */
export const ticketPage = 2500;
/** Tickets whose refund is asked for one by one; more than one claim takes at once. */
const refundsAsked = 200;

interface OwnRead {
  readonly reader: BatchReader;
  readonly lottery: Address;
  readonly account: Address;
}

/** An account's tickets of a round in the order they were bought, page by page until one is short. Rejects with ReadError. */
export async function readOwnTickets(
  options: OwnRead & { readonly round: number; readonly size?: number },
): Promise<readonly Ticket[]> {
  const { reader, lottery, account, round, size = ticketPage } = options;
  const tickets: Ticket[] = [];
  for (let cursor = 0n; ; ) {
    const [ids, numbers, claimed, next] = await reader.read({
      address: lottery,
      abi: lotteryAbi,
      functionName: 'viewUserInfoForLotteryId',
      args: [account, BigInt(round), cursor, BigInt(size)],
    });
    for (const [index, id] of ids.entries()) {
      const number = numbers[index];
      if (number !== undefined) tickets.push({ id, number, claimed: claimed[index] ?? false });
    }
    if (ids.length < size || next <= cursor) return tickets;
    cursor = next;
  }
}

/** What an account has of a round. */
export interface OwnRound {
  readonly round: Round;
  readonly tickets: readonly Ticket[];
  /** What can be taken now, the highest prizes first. */
  readonly open: readonly Ticket[];
  /** What each of them gives, in wei; of refunds only the first. */
  readonly amounts: ReadonlyMap<bigint, bigint>;
  /** There is more to take, or may be, than has an amount here. */
  readonly isPartly: boolean;
  /** The contract did not answer for the round or for its tickets: there may be some. */
  readonly isUnread: boolean;
}

/**
 * What an account has of these rounds, without those it has no ticket of. One that the contract does not answer for harms no
 * other. Rejects with ReadError when none could be read.
 */
export async function readOwnRounds(
  options: OwnRead & { readonly rounds: readonly number[] },
): Promise<readonly OwnRound[]> {
  const { reader, lottery, account, rounds: ids } = options;
  const [rounds, tickets] = await Promise.all([
    readRounds({ reader, lottery, ids }),
    Promise.all(ids.map((round) => orNothing(readOwnTickets({ reader, lottery, account, round })))),
  ]);
  const own = await Promise.all(
    rounds.map(async (round, index): Promise<OwnRound> => {
      const mine = tickets[index];
      if (round.isLoading || mine === undefined) {
        return { round, tickets: mine ?? [], open: [], amounts: new Map(), isPartly: true, isUnread: true };
      }
      const open = openTickets(mine, round);
      const known = { round, tickets: mine, open, isUnread: false };
      if (round.status !== 'refunding') {
        const amounts = new Map(open.map((ticket) => [ticket.id, ticketPrize(ticket, round)]));
        return { ...known, amounts, isPartly: false };
      }
      const refunds = await Promise.all(
        open.slice(0, refundsAsked).map(async ({ id }) => {
          const refund = await orNothing(readReward({ reader, lottery, round: round.id, ticket: id }));
          return refund === undefined ? [] : ([[id, refund]] as const);
        }),
      );
      const amounts = new Map(refunds.flat());
      return { ...known, amounts, isPartly: amounts.size < open.length };
    }),
  );
  if (own.length > 0 && own.every(({ isUnread }) => isUnread)) {
    throw new ReadError('READ_REVERTED', 'The contract answers for none of these rounds');
  }
  return own.filter((one) => one.isUnread || one.tickets.length > 0);
}

/** What a ticket has won, or cost in a round that refunds, in wei, taken or not. Rejects with ReadError. */
function readReward(query: {
  readonly reader: BatchReader;
  readonly lottery: Address;
  readonly round: number;
  readonly ticket: bigint;
}): Promise<bigint> {
  const { reader, lottery, round, ticket } = query;
  return reader.read({
    address: lottery,
    abi: lotteryAbi,
    functionName: 'viewRewardsForTicketId',
    args: [BigInt(round), ticket],
  });
}
