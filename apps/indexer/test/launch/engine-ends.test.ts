import { expect, test } from 'vitest';
import { type Ended, runChangedMultichain } from '../support/changed-multichain';
import { takeTurn } from '../support/take-turn';

/*
 * Changes of the engine (launch/engine-changes.mjs) in what ends a block and takes blocks back, each held against the engine's
 * own module.
 */
const tables = ['pair', 'swap', 'token'];
const nothing = (): Ended => ({ statements: [], committed: [], reverted: [] });
const tick = () => new Promise((resolve) => setImmediate(resolve));

test.each(['postgres', 'pglite'] as const)(
  'no table is made, and none emptied, for subscribers at the end of a block on %s',
  async (dialect) => {
    const ended = nothing();
    await runChangedMultichain({ dialect, event: 'block', tables, written: ['swap'] }, ended);
    expect(ended.committed).toContain('swap');
    expect(ended.statements).toEqual([]);
  },
);

test('only the tables that a block has written are asked for its new rows', async () => {
  const ended = nothing();
  await runChangedMultichain({ dialect: 'pglite', event: 'block', tables, written: ['swap'] }, ended);
  expect(ended.committed).toEqual(['swap']);
});

test('blocks are taken back in one turn', async () => {
  const ended = nothing();
  const giveBack = takeTurn();
  const run = runChangedMultichain({ dialect: 'pglite', event: 'reorg', tables, written: [] }, ended);
  await tick();
  expect(ended.reverted).toEqual([]);
  giveBack();
  await run;
  expect(ended.reverted).toEqual(tables);
});
