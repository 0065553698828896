import fc from 'fast-check';
import type { PairState } from '../src/shared/pair';
import { testAddress } from './address';

/** The address of the token with a number; they sort as their numbers do. */
export const token = (n: number) => testAddress(`0x${n.toString(16).padStart(40, '0')}`);

/** The pair of token `n` and the next one. */
export const link = (n: number, reserve0: bigint, reserve1: bigint): PairState => ({
  address: token(100 + n),
  token0: token(n),
  token1: token(n + 1),
  reserve0,
  reserve1,
});

const reserve = fc.bigInt({ min: 10n ** 9n, max: 2n ** 112n - 1n });

/** One to three pairs that lead from token 0 to the token of their number. */
export const anyLinkedPairs = fc
  .array(fc.tuple(reserve, reserve), { minLength: 1, maxLength: 3 })
  .map((links) => links.map(([r0, r1], n) => link(n, r0, r1)));
