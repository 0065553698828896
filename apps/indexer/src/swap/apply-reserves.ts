import type { Context } from 'ponder:registry';
import {
  derivedNative,
  mulE18,
  oneE18,
  type PricedPair,
  reserveNative,
  toE18,
  trackedReserveNative,
  usdPerNative,
} from '@besc/domain/swap/usd-pricing';
import { addToDecimalText, fromDecimalText, powerOfTen, toDecimalText, valueDecimals } from '../shared/decimal-text';
import type { Market, TokenRow } from './market';
import { pricedPairs } from './priced-pairs';
import { pricingRules } from './pricing-rules';
import { twoSides } from './two-sides';

interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

const value = (text: string) => fromDecimalText(text, valueDecimals);
const text = (scaled: bigint) => toDecimalText(scaled, valueDecimals);

/** Writes new reserves into the rows of a market, and everything that follows from them: prices, liquidity, totals. */
export async function applyReserves(db: Context['db'], market: Market, reserves: Reserves): Promise<void> {
  const { pair, token0, token1, bundle } = market;
  moveLiquidity(token0, reserves.reserve0 - fromDecimalText(pair.reserve0, token0.decimals));
  moveLiquidity(token1, reserves.reserve1 - fromDecimalText(pair.reserve1, token1.decimals));
  pair.reserve0 = toDecimalText(reserves.reserve0, token0.decimals);
  pair.reserve1 = toDecimalText(reserves.reserve1, token1.decimals);
  pair.token0Price = text(ratioE18(reserves.reserve0, token0, reserves.reserve1, token1));
  pair.token1Price = text(ratioE18(reserves.reserve1, token1, reserves.reserve0, token0));

  const rules = pricingRules();
  const pairs = await pricedPairs(db, market);
  bundle.nativePrice = text(nativePriceE18(pairs));
  const nativeUsd = value(bundle.nativePrice);
  for (const row of [token0, token1]) {
    const native = derivedNative({ token: row.id, pairs, rules });
    row.derivedNative = text(native);
    row.derivedUSD = text(mulE18(native, nativeUsd));
  }
  applyLiquidity(market, reserves, nativeUsd);
}

function applyLiquidity(market: Market, { reserve0, reserve1 }: Reserves, nativeUsd: bigint): void {
  const { pair, factory } = market;
  const sides = twoSides(market, { amount0: reserve0, amount1: reserve1 });
  const native = reserveNative(sides);
  const tracked = trackedReserveNative({ sides, rules: pricingRules() });
  const total = value(factory.totalLiquidityNative) + tracked - value(pair.trackedReserveNative);
  pair.reserveNative = text(native);
  pair.reserveUSD = text(mulE18(native, nativeUsd));
  pair.trackedReserveNative = text(tracked);
  factory.totalLiquidityNative = text(total);
  factory.totalLiquidityUSD = text(mulE18(total, nativeUsd));
}

function moveLiquidity(row: TokenRow, change: bigint): void {
  row.totalLiquidity = addToDecimalText(row.totalLiquidity, change, row.decimals);
}

/** Whole units of `a` for one whole unit of `b`, 10^-18, rounded down; 0 for an empty pair. */
function ratioE18(reserveA: bigint, a: TokenRow, reserveB: bigint, b: TokenRow): bigint {
  if (reserveB === 0n) return 0n;
  return (reserveA * powerOfTen(b.decimals) * oneE18) / (reserveB * powerOfTen(a.decimals));
}

/** USD for one native coin; 0 while the pair that says so is below the minimum reserve that every pricing pair needs. */
function nativePriceE18(pairs: readonly PricedPair[]): bigint {
  const rules = pricingRules();
  const trusted = pairs.filter((pair) => {
    const isNative0 = pair.token0 === rules.wbesc;
    if (!isNative0 && pair.token1 !== rules.wbesc) return false;
    const native = isNative0 ? toE18(pair.reserve0, pair.decimals0) : toE18(pair.reserve1, pair.decimals1);
    return 2n * native >= rules.minimumReserveNativeE18;
  });
  return usdPerNative({ pairs: trusted, rules });
}
