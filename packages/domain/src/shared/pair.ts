import type { Address } from './address';
import { maxUint112, min, sqrt } from './math';
import { feePartsBps, protocolFeeBps, tradeFeeBps } from './trading-fee';

/** A pair and its reserves in the smallest units of its two tokens. Treat it as immutable. */
export interface PairState {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** Liquidity that the first deposit locks for ever, in wei of LP. */
export const minimumLiquidity = 1000n;

/** Why the pair or the router would refuse: the codes are the contracts' own revert reasons without their prefix. */
export type PairMathCode =
  | 'INSUFFICIENT_INPUT_AMOUNT'
  | 'INSUFFICIENT_OUTPUT_AMOUNT'
  | 'INSUFFICIENT_AMOUNT'
  | 'INSUFFICIENT_LIQUIDITY'
  | 'INSUFFICIENT_LIQUIDITY_MINTED'
  | 'INSUFFICIENT_LIQUIDITY_BURNED'
  | 'OVERFLOW'
  | 'TOKEN_NOT_IN_PAIR';

/** Raised where the contracts would revert. */
export class PairMathError extends Error {
  readonly code: PairMathCode;
  constructor(code: PairMathCode) {
    super(code);
    this.name = 'PairMathError';
    this.code = code;
  }
}

const keptBps = 10_000n - tradeFeeBps;

/** Reserves seen from one side. Throws TOKEN_NOT_IN_PAIR. */
export function reservesFrom(pair: PairState, tokenIn: Address): { reserveIn: bigint; reserveOut: bigint } {
  if (tokenIn === pair.token0) return { reserveIn: pair.reserve0, reserveOut: pair.reserve1 };
  if (tokenIn === pair.token1) return { reserveIn: pair.reserve1, reserveOut: pair.reserve0 };
  throw new PairMathError('TOKEN_NOT_IN_PAIR');
}

/** The token of the pair that is not `token`. Throws TOKEN_NOT_IN_PAIR. */
export function otherToken(pair: PairState, token: Address): Address {
  if (token === pair.token0) return pair.token1;
  if (token === pair.token1) return pair.token0;
  throw new PairMathError('TOKEN_NOT_IN_PAIR');
}

/**
 * What the pair pays for `amountIn`, as the router's getAmountOut: floor(in*9975*rOut / (rIn*10000 + in*9975)).
 * May be 0 for dust, which the pair then refuses. Throws INSUFFICIENT_INPUT_AMOUNT, INSUFFICIENT_LIQUIDITY.
 */
export function amountOut(trade: { pair: PairState; tokenIn: Address; amountIn: bigint }): bigint {
  const { reserveIn, reserveOut } = reservesFrom(trade.pair, trade.tokenIn);
  if (trade.amountIn <= 0n) throw new PairMathError('INSUFFICIENT_INPUT_AMOUNT');
  if (reserveIn <= 0n || reserveOut <= 0n) throw new PairMathError('INSUFFICIENT_LIQUIDITY');
  const kept = trade.amountIn * keptBps;
  return (kept * reserveOut) / (reserveIn * 10_000n + kept);
}

/**
 * Input needed for `amountOut`, as the router's getAmountIn: floor(rIn*out*10000 / ((rOut-out)*9975)) + 1.
 * Throws INSUFFICIENT_OUTPUT_AMOUNT, and INSUFFICIENT_LIQUIDITY when the pair does not hold more than that.
 */
export function amountIn(trade: { pair: PairState; tokenOut: Address; amountOut: bigint }): bigint {
  const { reserveIn, reserveOut } = reservesFrom(trade.pair, otherToken(trade.pair, trade.tokenOut));
  if (trade.amountOut <= 0n) throw new PairMathError('INSUFFICIENT_OUTPUT_AMOUNT');
  if (reserveIn <= 0n || reserveOut <= trade.amountOut) throw new PairMathError('INSUFFICIENT_LIQUIDITY');
  return (reserveIn * trade.amountOut * 10_000n) / ((reserveOut - trade.amountOut) * keptBps) + 1n;
}

/** The pair after a trade. Throws OVERFLOW when a reserve would leave uint112, as the pair does when it stores it. */
export function pairAfterSwap(trade: {
  pair: PairState;
  tokenIn: Address;
  amountIn: bigint;
  amountOut: bigint;
}): PairState {
  const { pair } = trade;
  const { reserveIn, reserveOut } = reservesFrom(pair, trade.tokenIn);
  if (trade.amountOut <= 0n) throw new PairMathError('INSUFFICIENT_OUTPUT_AMOUNT');
  if (trade.amountOut >= reserveOut) throw new PairMathError('INSUFFICIENT_LIQUIDITY');
  const nextIn = reserveIn + trade.amountIn;
  if (nextIn > maxUint112) throw new PairMathError('OVERFLOW');
  const nextOut = reserveOut - trade.amountOut;
  return trade.tokenIn === pair.token0
    ? { ...pair, reserve0: nextIn, reserve1: nextOut }
    : { ...pair, reserve0: nextOut, reserve1: nextIn };
}

/** The other side's amount at the pool's ratio, without fee: floor(amountA * reserveB / reserveA), the router's quote. */
export function quote(deposit: { amountA: bigint; reserveA: bigint; reserveB: bigint }): bigint {
  if (deposit.amountA <= 0n) throw new PairMathError('INSUFFICIENT_AMOUNT');
  if (deposit.reserveA <= 0n || deposit.reserveB <= 0n) throw new PairMathError('INSUFFICIENT_LIQUIDITY');
  return (deposit.amountA * deposit.reserveB) / deposit.reserveA;
}

/**
 * LP minted to the depositor. `totalSupply` and the reserves are those before the deposit, the supply already including
 * `protocolFeeLiquidity`. First deposit: floor(sqrt(a0*a1)) - 1000 (1000 are locked); later the lesser share, rounded down.
 * Throws OVERFLOW when a reserve or the supply would leave uint112.
 */
export function liquidityMinted(deposit: {
  amount0: bigint;
  amount1: bigint;
  reserve0: bigint;
  reserve1: bigint;
  totalSupply: bigint;
}): bigint {
  const { amount0, amount1, reserve0, reserve1, totalSupply } = deposit;
  if (reserve0 + amount0 > maxUint112 || reserve1 + amount1 > maxUint112) throw new PairMathError('OVERFLOW');
  if (totalSupply > 0n && (reserve0 <= 0n || reserve1 <= 0n)) throw new PairMathError('INSUFFICIENT_LIQUIDITY');
  const liquidity =
    totalSupply === 0n
      ? sqrt(amount0 * amount1) - minimumLiquidity
      : min((amount0 * totalSupply) / reserve0, (amount1 * totalSupply) / reserve1);
  if (liquidity <= 0n) throw new PairMathError('INSUFFICIENT_LIQUIDITY_MINTED');
  if (totalSupply + liquidity > maxUint112) throw new PairMathError('OVERFLOW');
  return liquidity;
}

/**
 * Tokens paid for burning `liquidity`, each floor(liquidity * balance / totalSupply). The supply already includes
 * `protocolFeeLiquidity`; balances are the pair's token balances. Throws INSUFFICIENT_LIQUIDITY_BURNED when either is 0.
 */
export function liquidityBurned(withdrawal: {
  liquidity: bigint;
  balance0: bigint;
  balance1: bigint;
  totalSupply: bigint;
}): { amount0: bigint; amount1: bigint } {
  const { liquidity, totalSupply } = withdrawal;
  if (totalSupply <= 0n) throw new PairMathError('INSUFFICIENT_LIQUIDITY_BURNED');
  const amount0 = (liquidity * withdrawal.balance0) / totalSupply;
  const amount1 = (liquidity * withdrawal.balance1) / totalSupply;
  if (amount0 <= 0n || amount1 <= 0n) throw new PairMathError('INSUFFICIENT_LIQUIDITY_BURNED');
  return { amount0, amount1 };
}

/**
 * LP minted to the fee collector before a deposit or withdrawal: 8/25 of the growth of sqrt(k) since `kLast`.
 * Source: s = supply * (rootK - rootKLast) * 8 / (rootK * 17 + rootKLast * 8), rounded down; 0 when kLast is 0, and when the
 * supply would leave uint112.
 */
export function protocolFeeLiquidity(state: {
  reserve0: bigint;
  reserve1: bigint;
  kLast: bigint;
  totalSupply: bigint;
}): bigint {
  if (state.kLast === 0n) return 0n;
  const rootK = sqrt(state.reserve0 * state.reserve1);
  const rootKLast = sqrt(state.kLast);
  if (rootK <= rootKLast) return 0n;
  const liquidity =
    (state.totalSupply * (rootK - rootKLast) * protocolFeeBps) /
    (rootK * feePartsBps.liquidityProviders + rootKLast * protocolFeeBps);
  return state.totalSupply + liquidity > maxUint112 ? 0n : liquidity;
}
