import { expect } from 'vitest';
import type { Tables } from '../support/read-tables';
import type { TestIndex } from '../support/start-index';

/** By each sum all players are there, the greatest first. */
export async function expectPlayerOrder(index: TestIndex, got: Tables): Promise<void> {
  for (const orderBy of ['totalTickets', 'totalSpent', 'totalWon']) {
    const { data } = await index.query(
      `{ lotteryUsers(orderBy: "${orderBy}", orderDirection: "desc") { items { ${orderBy} } } }`,
    );
    const { items } = (data as { lotteryUsers: { items: Record<string, string | number>[] } }).lotteryUsers;
    expect(items).toHaveLength(Object.keys(got.lotteryUser ?? {}).length);
    const values = items.map((player) => BigInt(player[orderBy] ?? ''));
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  }
}
