/** Division by zero or a negative argument in exact integer arithmetic: always a caller's mistake, never data. */
export class IntegerMathError extends RangeError {
  readonly code = 'INTEGER_MATH';
  constructor(message: string) {
    super(message);
    this.name = 'IntegerMathError';
  }
}

/** Largest value of a Solidity uint256. */
export const maxUint256 = 2n ** 256n - 1n;

/** Largest reserve a pair can hold: uint112, source: the pair contract's packed slot. */
export const maxUint112 = 2n ** 112n - 1n;

/** Lesser of two. */
export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Greater of two. */
export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** floor(a * b / denominator) of non-negative numbers, with no intermediate limit. Throws `IntegerMathError`. */
export function mulDivDown(a: bigint, b: bigint, denominator: bigint): bigint {
  requireOperands(a, b, denominator);
  return (a * b) / denominator;
}

/** ceil(a * b / denominator) of non-negative numbers, with no intermediate limit. Throws `IntegerMathError`. */
export function mulDivUp(a: bigint, b: bigint, denominator: bigint): bigint {
  requireOperands(a, b, denominator);
  return (a * b + denominator - 1n) / denominator;
}

/** floor of the square root of a non-negative integer (Newton from above). Throws `IntegerMathError` below zero. */
export function sqrt(value: bigint): bigint {
  if (value < 0n) throw new IntegerMathError('square root of a negative number');
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function requireOperands(a: bigint, b: bigint, denominator: bigint): void {
  if (denominator <= 0n) throw new IntegerMathError('division by zero or by a negative number');
  if (a < 0n || b < 0n) throw new IntegerMathError('negative amount');
}
