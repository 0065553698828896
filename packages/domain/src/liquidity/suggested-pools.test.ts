import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { suggestedPools } from './suggested-pools';

const id = (text: string) => ({ id: testAddress(text) });
const pools = ['ab', 'ac', 'bc', 'ad', 'ae', 'cd'].map((name) => ({
  name,
  token0: id(name[0] ?? ''),
  token1: id(name[1] ?? ''),
}));
const names = (held: string, named?: string) => {
  const wallet = new Set([...held].map(testAddress));
  const found = suggestedPools({ pools, held: wallet, named: named === undefined ? undefined : testAddress(named) });
  return [found.held.map(({ name }) => name).join(), found.largest.map(({ name }) => name).join()];
};

test('pools of what is held come first, then the largest, three of each', () => {
  expect(names('abc')).toEqual(['ab,ac,bc', 'ad,ae,cd']);
  expect(names('')).toEqual(['', 'ab,ac,bc']);
  expect(names('abcde')).toEqual(['ab,ac,bc', '']);
});

test('a token that is picked already is in each of them', () => {
  expect(names('ad', 'd')).toEqual(['ad', 'cd']);
  expect(names('a', 'x')).toEqual(['', '']);
});
