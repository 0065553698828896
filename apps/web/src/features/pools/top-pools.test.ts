import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { makePoolRow } from '../../../test/pools/make-pool-row';
import type { PoolRow } from './pool-row';
import { topPools } from './top-pools';

const keys = (...rows: readonly Partial<PoolRow>[]) => topPools(rows.map(makePoolRow), 100).map(({ key }) => key);
const rate = (percent: bigint) => ({ rate: fraction(percent, 100n) });

test('the five that pay most, the vault and MONEY’s own among them, the highest first', () => {
  expect(
    keys(
      { key: 'three', ...rate(3n) },
      { key: 'auto', category: 'auto', phase: { kind: 'unknown' }, ...rate(9n) },
      { key: 'manual', category: 'core', phase: { kind: 'unknown' }, ...rate(5n) },
      { key: 'one', ...rate(1n) },
      { key: 'two', ...rate(2n) },
      { key: 'four', ...rate(4n) },
    ),
  ).toEqual(['auto', 'manual', 'four', 'three', 'two']);
});

test('nothing that does not pay now, takes no stakes, or whose rate or prices are not known', () => {
  const { staked, earning } = makePoolRow();
  expect(
    keys(
      { phase: { kind: 'upcoming', until: 9n } },
      { phase: { kind: 'finished' }, isFinished: true, isOpen: false },
      { isOpen: false },
      { category: 'auto', phase: { kind: 'unknown' }, pausedUntil: 1 },
      { rate: undefined },
      { rate: fraction(0n) },
      { staked: { ...staked, priceE18: undefined } },
      { earning: { ...earning, priceE18: undefined } },
    ),
  ).toEqual([]);
});

test('a rate on next to nothing leads no list: less than the floor of the deployment is staked there', () => {
  const dust = { key: 'dust', totalUsd: fraction(1n, 100n), ...rate(918_715n) };
  const least = { key: 'least', totalUsd: fraction(100n), ...rate(1n) };
  const below = { key: 'below', totalUsd: fraction(9999n, 100n), ...rate(2n) };
  expect(keys(dust, below, least, { key: 'unknown', totalUsd: undefined, ...rate(3n) })).toEqual(['least']);
  expect(topPools([makePoolRow(dust)], 0).map(({ key }) => key)).toEqual(['dust']);
});
