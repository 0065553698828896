import { mulDivDown, mulDivUp } from '../shared/math';
import { feePartsBps, protocolFeeBps, tradeFeeBps } from '../shared/trading-fee';

const oneBps = 10_000n;

/** A trade's fee in the smallest unit of its input token; the three parts add up to `total` exactly. */
export interface FeeSplit {
  readonly total: bigint;
  readonly liquidityProviders: bigint;
  readonly treasury: bigint;
  readonly burn: bigint;
}

/**
 * The "Liquidity Provider Fee" line: 0.17% per hop compounded over the path, in the input token's smallest unit, rounded
 * up as all that is paid. Source: in * (1 - (1 - 0.0017)^hops).
 */
export function lpFee(amountIn: bigint, hops: number): bigint {
  return compoundedFee(amountIn, hops, feePartsBps.liquidityProviders);
}

/**
 * The whole fee, in * (1 - (1 - 0.0025)^hops) rounded up, and where it goes. The providers' part is `lpFee`, the figure
 * of the fee line; the rest goes 3 : 5 to treasury and burn, and the odd unit of rounding to burn.
 */
export function feeSplit(amountIn: bigint, hops: number): FeeSplit {
  const total = compoundedFee(amountIn, hops, tradeFeeBps);
  const liquidityProviders = lpFee(amountIn, hops);
  const rest = total - liquidityProviders;
  const treasury = mulDivDown(rest, feePartsBps.treasury, protocolFeeBps);
  return { total, liquidityProviders, treasury, burn: rest - treasury };
}

function compoundedFee(amountIn: bigint, hops: number, feeBps: bigint): bigint {
  const scale = oneBps ** BigInt(hops);
  return mulDivUp(amountIn, scale - (oneBps - feeBps) ** BigInt(hops), scale);
}
