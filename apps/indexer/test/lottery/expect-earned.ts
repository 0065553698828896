import { fetchEarned } from '@besc/wire/profile/fetch-earned';
import { expect } from 'vitest';
import { expectedMilestones } from '../support/expected-milestones';
import type { Tables } from '../support/read-tables';

/**
 * Who bought a ticket, how many by when, and who won one stands with the block of it, and who has earned a campaign by a block
 * follows from that.
 */
export async function expectEarned(url: string, { got, expected }: { got: Tables; expected: Tables }): Promise<void> {
  const own = Object.entries(got.milestone ?? {}).filter(([, { kind }]) => String(kind).startsWith('ticket'));
  expect(Object.fromEntries(own)).toEqual(expectedMilestones(expected).milestone);
  const kinds = new Set(own.map(([, { kind }]) => kind));
  expect([...kinds].sort()).toEqual(['ticket', 'ticket-win', 'tickets']);
  const purchases = Object.values(got.lotteryPurchase ?? {});
  const blocks = purchases.map(({ block }) => Number(block)).sort((a, b) => a - b);
  for (const untilBlock of [blocks[3] ?? 0, blocks.at(-1) ?? 0]) {
    const counted = purchases.filter(({ block }) => Number(block) <= untilBlock);
    const buyers = [...new Set(counted.map(({ userId }) => String(userId)))].sort();
    const bought = (user: string) =>
      counted.reduce((sum, { userId, tickets }) => sum + (userId === user ? Number(tickets) : 0), 0);
    const read = async (campaign: string) =>
      ((await fetchEarned({ url, campaign, untilBlock }))?.rows ?? []).map((account) => account.toLowerCase());
    const top = await read('top-ticket-buyer');
    expect(top.toSorted()).toEqual(buyers);
    expect(top.map(bought)).toEqual(top.map(bought).toSorted((a, b) => b - a));
    expect((await read('ticket-buyer')).toSorted()).toEqual(buyers);
    const winners = Object.values(got.lotteryUserRound ?? {}).filter(
      ({ won, roundId }) => won !== '0' && Number(got.lotteryRound?.[String(roundId)]?.settledBlock) <= untilBlock,
    );
    expect(await read('ticket-winner')).toHaveLength(new Set(winners.map(({ userId }) => userId)).size);
  }
}
