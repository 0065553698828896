import { describe, expect, test } from 'vitest';
import { pairTokenA as a, pairTokenB as b, makeSuppliedPair } from '../../test/make-supplied-pair';
import { isFirstProvider, pairExistence } from './pair-existence';

const read = (supplied: ReturnType<typeof makeSuppliedPair> | undefined) => ({ kind: 'read', supplied }) as const;

describe('LIQ-53 pair existence', () => {
  test('LIQ-54 the same or a missing token is invalid', () => {
    expect(pairExistence({ tokenA: a, tokenB: undefined, read: read(undefined) }).kind).toBe('invalid');
    expect(pairExistence({ tokenA: undefined, tokenB: b, read: read(undefined) }).kind).toBe('invalid');
    expect(pairExistence({ tokenA: a, tokenB: a, read: { kind: 'loading' } }).kind).toBe('invalid');
  });

  test('loading, not exists and exists follow the read', () => {
    expect(pairExistence({ tokenA: a, tokenB: b, read: { kind: 'loading' } }).kind).toBe('loading');
    expect(pairExistence({ tokenA: a, tokenB: b, read: read(undefined) }).kind).toBe('not-exists');
    expect(pairExistence({ tokenA: a, tokenB: b, read: read(makeSuppliedPair()) }).kind).toBe('exists');
  });
});

test('LIQ-55 no pair, no supply or no reserves: the first provider; unknown is not the first', () => {
  expect(isFirstProvider({ kind: 'not-exists' })).toBe(true);
  expect(isFirstProvider({ kind: 'exists', supplied: makeSuppliedPair({ totalSupply: 0n }) })).toBe(true);
  expect(isFirstProvider({ kind: 'exists', supplied: makeSuppliedPair({ reserve0: 0n }) })).toBe(true);
  expect(isFirstProvider({ kind: 'exists', supplied: makeSuppliedPair() })).toBe(false);
  expect(isFirstProvider({ kind: 'loading' })).toBe(false);
  expect(isFirstProvider({ kind: 'invalid' })).toBe(false);
});
