import type { Address } from '../shared/address';
import { type Fraction, fraction } from '../shared/fraction';
import { liquidityMinted, PairMathError, quote, reservesFrom } from '../shared/pair';
import { type SuppliedPair, supplyAtChange } from './supplied-pair';

/** What a deposit becomes: the amounts the pair takes, the LP it mints (wei) and the part of the pair that is. */
export interface Deposit {
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly liquidity: bigint;
  readonly share: Fraction;
}

/**
 * The deposit of two wished amounts (smallest units), as BescRouter and BescPair would make it. `supplied` undefined: the first
 * provider, whose share is the whole. `undefined` where the contracts would refuse (too little, too much).
 */
export function deposit(wish: {
  supplied: SuppliedPair | undefined;
  tokenA: Address;
  amountA: bigint;
  amountB: bigint;
}): Deposit | undefined {
  const { supplied, tokenA, amountA, amountB } = wish;
  try {
    if (supplied === undefined) {
      const empty = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
      const liquidity = liquidityMinted({ ...empty, amount0: amountA, amount1: amountB });
      return { amountA, amountB, liquidity, share: fraction(1n) };
    }
    const taken = takenAmounts({ supplied, tokenA, amountA, amountB });
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

/** What the router takes of the wished amounts so that the pair keeps its ratio. Source: BescRouter._liquidityAmounts. */
function takenAmounts(wish: { supplied: SuppliedPair; tokenA: Address; amountA: bigint; amountB: bigint }) {
  const { amountA, amountB } = wish;
  const { reserveIn: reserveA, reserveOut: reserveB } = reservesFrom(wish.supplied.pair, wish.tokenA);
  const optimalB = quote({ amountA, reserveA, reserveB });
  if (optimalB <= amountB) return { amountA, amountB: optimalB };
  return { amountA: quote({ amountA: amountB, reserveA: reserveB, reserveB: reserveA }), amountB };
}
