import { expect } from 'vitest';
import { expectContractState } from './expect-contract-state';
import { expectedTables } from './expected-tables';
import { knownTokens } from './known-tokens';
import type { OddMarket } from './odd-market';
import { readHead } from './read-head';
import { readTables, type Tables, tableNames } from './read-tables';
import type { TestIndex } from './start-index';

/** Waits until the index stands at the head of the chain, holds every row against the raw events, and gives the rows. */
export async function expectRawEvents(
  index: TestIndex,
  market: Pick<OddMarket, 'chain' | 'deployment'> & Partial<Pick<OddMarket, 'zoo'>>,
): Promise<Tables> {
  await index.reach(await readHead(market.chain));
  const got = await readTables(index);
  const expected = await expectedTables(market.chain, market.deployment, knownTokens(market));
  for (const table of tableNames) expect(got[table], table).toEqual(expected[table] ?? {});
  await expectContractState(market, got);
  return got;
}
