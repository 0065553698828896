import { type Fraction, fraction } from '../shared/fraction';
import { min } from '../shared/math';
import { liquidityMinted, PairMathError } from '../shared/pair';
import { firstFor, type RouterOrder, routerReserves, secondFor } from './router-order';
import { type SuppliedPair, supplyAtChange } from './supplied-pair';

/** What a deposit becomes: the amounts that are sent, what the pair takes of them, the LP it mints (wei) and the part of the pair that is. */
export interface Deposit {
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly takenA: bigint;
  readonly takenB: bigint;
  readonly liquidity: bigint;
  readonly share: Fraction;
}

interface DepositWish extends RouterOrder {
  readonly supplied: SuppliedPair | undefined;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** A rest of less than this part of an amount is sent along, so that what was typed is what is sent. */
const dustParts = 1_000_000n;

/**
 * The deposit of two wished amounts (smallest units): of what is sent BescRouter takes exactly what is taken, and BescPair mints
 * the LP. `supplied` undefined: the first provider, whose share is the whole. `undefined` where the contracts would refuse (too
 * little, too much).
 */
export function deposit(wish: DepositWish): Deposit | undefined {
  const { supplied, tokenA, amountA, amountB } = wish;
  try {
    if (supplied === undefined) {
      const empty = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
      const liquidity = liquidityMinted({ ...empty, amount0: amountA, amount1: amountB });
      return { amountA, amountB, takenA: amountA, takenB: amountB, liquidity, share: fraction(1n) };
    }
    const sent = sentAmounts(supplied, wish);
    const [amount0, amount1] =
      tokenA === supplied.pair.token0 ? [sent.takenA, sent.takenB] : [sent.takenB, sent.takenA];
    const totalSupply = supplyAtChange(supplied);
    const { reserve0, reserve1 } = supplied.pair;
    const liquidity = liquidityMinted({ amount0, amount1, reserve0, reserve1, totalSupply });
    return { ...sent, liquidity, share: fraction(liquidity, totalSupply + liquidity) };
  } catch (error) {
    if (error instanceof PairMathError) return undefined;
    throw error;
  }
}

/** The most of the wished amounts that the router takes, neither of them with more than dust beyond what the other one buys. */
function sentAmounts(supplied: SuppliedPair, wish: DepositWish) {
  const { isNativeA, amountA, amountB } = wish;
  const reserves = routerReserves(supplied, wish);
  const [wishedFirst, wishedSecond] = isNativeA ? [amountB, amountA] : [amountA, amountB];
  const takenSecond = secondFor(min(wishedFirst, firstFor(wishedSecond, reserves)), reserves);
  const least = firstFor(takenSecond, reserves);
  const first =
    isDust(wishedFirst - least, wishedFirst) && secondFor(wishedFirst, reserves) === takenSecond ? wishedFirst : least;
  const second = isDust(wishedSecond - takenSecond, wishedSecond) ? wishedSecond : takenSecond;
  return isNativeA
    ? { amountA: second, amountB: first, takenA: takenSecond, takenB: first }
    : { amountA: first, amountB: second, takenA: first, takenB: takenSecond };
}

function isDust(rest: bigint, amount: bigint): boolean {
  return rest * dustParts < amount;
}
