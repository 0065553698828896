import type { Chain } from '@besc/localnet/chain';
import type { Hex } from 'viem';
import { readEach } from './read-each';

export interface Ticket {
  readonly id: bigint;
  readonly lotteryId: bigint;
  readonly user: string;
  readonly number: number;
  readonly isClaimed: boolean;
  readonly worth: bigint;
}

/** The tickets of all purchases, as the contract's own views tell them at the head. */
export async function readTickets(
  chain: Chain,
  lottery: Hex,
  purchases: readonly Record<string, unknown>[],
): Promise<Ticket[]> {
  const all = purchases.flatMap((purchase) =>
    Array.from({ length: Number(purchase.tickets) }, (_, offset) => ({
      id: BigInt(Number(purchase.firstTicket) + offset),
      lotteryId: BigInt(Number(purchase.lotteryId)),
      user: String(purchase.userId),
    })),
  );
  const worths = (await readEach(
    chain,
    lottery,
    'viewRewardsForTicketId',
    all.map(({ id, lotteryId }) => [lotteryId, id]),
  )) as bigint[];
  const states = (await readEach(
    chain,
    lottery,
    'viewNumbersAndStatusesForTicketIds',
    all.map(({ id }) => [[id]]),
  )) as [number[], boolean[]][];
  return all.map((ticket, place) => {
    const [[number = 0] = [], [isClaimed = false] = []] = states[place] ?? [];
    return { ...ticket, number, isClaimed, worth: worths[place] ?? 0n };
  });
}
