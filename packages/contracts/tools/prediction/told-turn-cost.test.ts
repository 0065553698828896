import { readFile } from 'node:fs/promises';
import { turnCost } from '@besc/domain/prediction/turn-cost';
import { expect, test } from 'vitest';

/** What `test/prediction/PredictionTurns.t.sol` measures on a true pair. */
test('what docs/security.md says that a turn costs is what the rule of the page gives', async () => {
  const text = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const told =
    /a depth of 500 000 dollars a side a move of 0\.05% costs ([\d.]+) dollars, one of 0\.5% ([\d.]+) dollars/;
  const [, least = '', most = ''] = told.exec(text) ?? [];
  const cents = (moveBps: bigint) => Number(turnCost(500_000_000_000n, moveBps)) / 1e6;
  expect([Number(least), Number(most)]).toEqual([Math.round(cents(5n) * 100) / 100, cents(50n)]);
  expect(text).toContain('depth of a side times the move times 0.25%');
  expect(text).not.toContain('pays when more is bet than the trade costs');
});
