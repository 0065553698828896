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
/** Tickets whose reward is asked for one by one; more than one claim takes at once. */
const rewardsAsked = 200;

interface OwnRead {
  readonly reader: BatchReader;
  readonly lottery: Address;
  readonly account: Address;
}

/** Tickets in the order they were bought; `isUnread`: there may be more than these. */
interface TicketsRead {
  readonly tickets: readonly Ticket[];
  readonly isUnread: boolean;
}

/**
 * An account's tickets of a round, page by page until one is short or refused. Rejects with ReadError when the chain could not
 * be asked.
 */
export async function readOwnTickets(
  options: OwnRead & { readonly round: number; readonly size?: number },
): Promise<TicketsRead> {
  const { reader, lottery, account, round, size = ticketPage } = options;
  const tickets: Ticket[] = [];
  for (let cursor = 0n; ; ) {
    const page = await orNothing(
      reader.read({
        address: lottery,
        abi: lotteryAbi,
        functionName: 'viewUserInfoForLotteryId',
        args: [account, BigInt(round), cursor, BigInt(size)],
      }),
    );
    if (page === undefined) return { tickets, isUnread: true };
    const [ids, numbers, claimed, next] = page;
    for (const [index, id] of ids.entries()) {
      const number = numbers[index];
      if (number !== undefined) tickets.push({ id, number, claimed: claimed[index] ?? false });
    }
    if (ids.length < size || next <= cursor) return { tickets, isUnread: false };
    cursor = next;
  }
}

/** What an account has of a round. */
export interface OwnRound {
  readonly round: Round;
  readonly tickets: readonly Ticket[];
  /** What can be taken now, the highest prizes first. */
  readonly open: readonly Ticket[];
  /** What each of them gives, in wei; only of the first where the contract is asked for each. */
  readonly amounts: ReadonlyMap<bigint, bigint>;
  /** There is more to take, or may be, than has an amount here. */
  readonly isPartly: boolean;
  /** The contract did not answer for the round, or not for all of its tickets: there may be more. */
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
  const [rounds, read] = await Promise.all([
    readRounds({ reader, lottery, ids }),
    Promise.all(ids.map((round) => readOwnTickets({ reader, lottery, account, round }))),
  ]);
  const own = await Promise.all(
    rounds.map(async (round, index): Promise<OwnRound> => {
      const { tickets, isUnread: areUnread } = read[index] ?? { tickets: [], isUnread: true };
      const known = { round, tickets, isUnread: round.isLoading || areUnread };
      if (!round.isLoading && round.status !== 'refunding') {
        const open = openTickets(tickets, round);
        const amounts = new Map(open.map((ticket) => [ticket.id, ticketPrize(ticket, round)]));
        return { ...known, open, amounts, isPartly: areUnread };
      }
      // Of a round that is not told, the contract may still tell what each ticket gives.
      const open = round.isLoading ? tickets.filter(({ claimed }) => !claimed) : openTickets(tickets, round);
      const rewards = await Promise.all(
        open.slice(0, rewardsAsked).map(async ({ id }) => {
          const reward = await orNothing(readReward({ reader, lottery, round: round.id, ticket: id }));
          return reward ? [[id, reward] as const] : [];
        }),
      );
      const amounts = new Map(rewards.flat());
      const isPartly = known.isUnread || amounts.size < open.length;
      return { ...known, open: round.isLoading ? open.filter(({ id }) => amounts.has(id)) : open, amounts, isPartly };
    }),
  );
  if (own.length > 0 && own.every(({ isUnread, tickets }) => isUnread && tickets.length === 0)) {
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
