import { type Fraction, fraction } from '../shared/fraction';
import { min } from '../shared/math';
import { liquidityMinted, PairMathError } from '../shared/pair';
import { firstFor, type RouterOrder, routerReserves, secondFor } from './router-order';
import { type SuppliedPair, supplyAtChange } from './supplied-pair';

/** What a deposit becomes: the amounts the pair takes, the LP it mints (wei) and the part of the pair that is. */
export interface Deposit {
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly liquidity: bigint;
  readonly share: Fraction;
}

interface DepositWish extends RouterOrder {
  readonly supplied: SuppliedPair | undefined;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/**
 * The deposit of two wished amounts (smallest units): sent with these amounts, BescRouter takes exactly them, and BescPair mints
 * the LP. `supplied` undefined: the first provider, whose share is the whole. `undefined` where the contracts would refuse (too
 * little, too much).
 */
export function deposit(wish: DepositWish): Deposit | undefined {
  const { supplied, tokenA, amountA, amountB } = wish;
  try {
    if (supplied === undefined) {
      const empty = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
      const liquidity = liquidityMinted({ ...empty, amount0: amountA, amount1: amountB });
      return { amountA, amountB, liquidity, share: fraction(1n) };
    }
    const taken = takenAmounts(supplied, wish);
    const [amount0, amount1] =
      tokenA === supplied.pair.token0 ? [taken.amountA, taken.amountB] : [taken.amountB, taken.amountA];
    const totalSupply = supplyAtChange(supplied);
    const { reserve0, reserve1 } = supplied.pair;
    const liquidity = liquidityMinted({ amount0, amount1, reserve0, reserve1, totalSupply });
    return { ...taken, liquidity, share: fraction(liquidity, totalSupply + liquidity) };
  } catch (error) {
    if (error instanceof PairMathError) return undefined;
    throw error;
  }
}

/** The most of the wished amounts that the router takes whole, neither of them with a unit more than the other one buys. */
function takenAmounts(supplied: SuppliedPair, wish: DepositWish): { amountA: bigint; amountB: bigint } {
  const { isNativeA, amountA, amountB } = wish;
  const reserves = routerReserves(supplied, wish);
  const [wishedFirst, wishedSecond] = isNativeA ? [amountB, amountA] : [amountA, amountB];
  const second = secondFor(min(wishedFirst, firstFor(wishedSecond, reserves)), reserves);
  const first = firstFor(second, reserves);
  return isNativeA ? { amountA: second, amountB: first } : { amountA: first, amountB: second };
}
