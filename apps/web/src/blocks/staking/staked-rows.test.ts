import { expect, test } from 'vitest';
import { stakedRows, stakeList } from './staked-rows';

/** A row with a stake, with one that could not be read (null), or whose stake is not known yet. */
const row = (key: string, stake: bigint | null | undefined) => ({
  key,
  held: stake === undefined ? undefined : { staked: stake ?? undefined },
});
const shown = (rows: readonly ReturnType<typeof row>[], linked: readonly string[] = []) =>
  stakedRows(rows, { holdingOf: ({ held }) => held, linked })?.map(({ key }) => key);

test('FARM-05 POOL-007 only what an account has a stake in, to the last wei', () => {
  expect(shown([row('a', 0n), row('b', 1n), row('c', 2n ** 96n)])).toEqual(['b', 'c']);
  expect(shown([row('a', 0n)])).toEqual([]);
  expect(shown([])).toEqual([]);
});

test('while no stake is known nothing is said; one that cannot be read stays', () => {
  expect(shown([row('a', undefined), row('b', undefined)])).toBeUndefined();
  expect(shown([row('a', undefined), row('b', 0n), row('c', 3n)])).toEqual(['a', 'c']);
  expect(shown([row('a', null), row('b', 0n)])).toEqual(['a']);
  expect(shown([row('a', null)])).toEqual(['a']);
});

test('what a link opened stays', () => {
  expect(shown([row('a', 0n), row('b', 0n), row('c', 3n)], ['b'])).toEqual(['b', 'c']);
});

test('a list has its own rows, those of a link first, and is on its way while "Staked only" knows no stake', () => {
  const list = (rows: readonly ReturnType<typeof row>[], isStakedOnly: boolean) =>
    stakeList(
      { kind: 'known', rows },
      { isHere: ({ key }) => key !== 'b', isStakedOnly, holdingOf: ({ held }) => held, linked: ['c'] },
    );
  const rows = [row('a', 1n), row('b', 1n), row('c', 0n), row('d', 0n)];
  expect(list(rows, false)).toEqual({ kind: 'known', rows: [rows[2], rows[0], rows[3]] });
  expect(list(rows, true)).toEqual({ kind: 'known', rows: [rows[2], rows[0]] });
  expect(list([row('a', undefined)], true)).toEqual({ kind: 'loading' });
});
