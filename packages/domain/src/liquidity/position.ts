import type { Address } from '../shared/address';
import { type Fraction, fraction } from '../shared/fraction';
import { liquidityBurned, PairMathError } from '../shared/pair';
import { type SuppliedPair, supplyAtChange } from './supplied-pair';

/** What somebody's LP is: wei of LP, the part of the pair, and what it would pay out of each token (smallest units). */
export interface Position {
  readonly supplied: SuppliedPair;
  readonly liquidity: bigint;
  readonly share: Fraction;
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/** The position of a holder of `liquidity` wei of LP; the protocol's part that a withdrawal mints first is already off. */
export function position(supplied: SuppliedPair, liquidity: bigint): Position {
  const totalSupply = supplyAtChange(supplied);
  const share = totalSupply > 0n ? fraction(liquidity, totalSupply) : fraction(0n);
  return { supplied, liquidity, share, ...burnAmounts(supplied, liquidity) };
}

/** What burning `liquidity` wei of LP pays of both tokens, each rounded down; nothing where the pair would refuse. */
export function burnAmounts(supplied: SuppliedPair, liquidity: bigint): { amount0: bigint; amount1: bigint } {
  const { reserve0: balance0, reserve1: balance1 } = supplied.pair;
  try {
    return liquidityBurned({ liquidity, balance0, balance1, totalSupply: supplyAtChange(supplied) });
  } catch (error) {
    if (error instanceof PairMathError) return { amount0: 0n, amount1: 0n };
    throw error;
  }
}

/** The two payouts in the order the person sees the tokens in. */
export function orderedAmounts(
  position: { readonly supplied: SuppliedPair; readonly amount0: bigint; readonly amount1: bigint },
  tokenA: Address,
): { amountA: bigint; amountB: bigint } {
  const { amount0, amount1 } = position;
  return tokenA === position.supplied.pair.token0
    ? { amountA: amount0, amountB: amount1 }
    : { amountA: amount1, amountB: amount0 };
}
