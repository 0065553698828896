import { type Fraction, fraction } from '../shared/fraction';

/**
 * Price of the first side in the second, for people: how many whole units of B one whole unit of A is worth. From the
 * reserves, or from the two amounts of a first provider. `undefined` while a side is empty.
 */
export function pairPrice(sides: {
  amountA: bigint;
  amountB: bigint;
  decimalsA: number;
  decimalsB: number;
}): Fraction | undefined {
  const { amountA, amountB, decimalsA, decimalsB } = sides;
  if (amountA <= 0n || amountB <= 0n) return undefined;
  return fraction(amountB * 10n ** BigInt(decimalsA), amountA * 10n ** BigInt(decimalsB));
}
