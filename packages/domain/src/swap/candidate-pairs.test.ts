import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { candidatePairs } from './candidate-pairs';

test('SWAP-094 candidate pairs: direct, with bases, among bases and pinned, each once', () => {
  const [a, b, c, d, e] = [
    testAddress('0x0a'),
    testAddress('0x0b'),
    testAddress('0x0c'),
    testAddress('0x0d'),
    testAddress('0x0e'),
  ] as const;
  const keys = (pairs: readonly (readonly [string, string])[]) => pairs.map((pair) => [...pair].sort().join('-'));
  const found = candidatePairs({
    tokens: [a, b],
    bases: [a, c, d],
    pinnedPairs: [
      [d, c],
      [e, c],
    ],
  });
  expect(keys(found)).toEqual([
    '0x0a-0x0b',
    '0x0a-0x0c',
    '0x0a-0x0d',
    '0x0b-0x0c',
    '0x0b-0x0d',
    '0x0c-0x0d',
    '0x0c-0x0e',
  ]);
  expect(candidatePairs({ tokens: [a, a], bases: [a], pinnedPairs: [] })).toEqual([]);
});
