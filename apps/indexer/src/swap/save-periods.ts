import type { Context } from 'ponder:registry';
import { exchangeDayData, pairDayData, pairHourData, tokenDayData, tokenHourData } from 'ponder:schema';
import { mulE18, toE18 } from '@besc/domain/swap/usd-pricing';
import { addToDecimalText, fromDecimalText, toDecimalText, valueDecimals } from '../shared/decimal-text';
import type { Market, TokenRow } from './market';
import type { MarketChange } from './save-market';

const hour = 3600;
const day = 86_400;
const text = (scaled: bigint) => toDecimalText(scaled, valueDecimals);
const plus = (sum: string, scaled: bigint) => addToDecimalText(sum, scaled, valueDecimals);

/** Writes a market into the rows of its hour and its day (UTC): last state, and the event added to the sums. */
export async function savePeriods(db: Context['db'], market: Market, change: MarketChange): Promise<void> {
  await savePairPeriods(db, market, change);
  await saveTokenPeriods(db, market, { row: market.token0, moved: change.volume.moved0, change });
  await saveTokenPeriods(db, market, { row: market.token1, moved: change.volume.moved1, change });
  await saveExchangeDay(db, market, change);
}

async function savePairPeriods(db: Context['db'], market: Market, change: MarketChange): Promise<void> {
  const { pair, token0, token1 } = market;
  const { timestamp, transactions } = change;
  const { moved0, moved1, trackedUSD } = change.volume;
  const last = {
    token0Id: token0.id,
    token1Id: token1.id,
    reserve0: pair.reserve0,
    reserve1: pair.reserve1,
    totalSupply: pair.totalSupply,
    reserveUSD: pair.reserveUSD,
    token0DerivedNative: token0.derivedNative,
    token1DerivedNative: token1.derivedNative,
    token0DerivedUSD: token0.derivedUSD,
    token1DerivedUSD: token1.derivedUSD,
  };
  const hourIndex = Math.floor(timestamp / hour);
  await db
    .insert(pairHourData)
    .values({
      id: `${pair.id}-${hourIndex}`,
      hourIndex,
      hourStartUnix: hourIndex * hour,
      pairId: pair.id,
      ...last,
      hourlyVolumeToken0: toDecimalText(moved0, token0.decimals),
      hourlyVolumeToken1: toDecimalText(moved1, token1.decimals),
      hourlyVolumeUSD: text(trackedUSD),
      hourlyTxns: transactions,
    })
    .onConflictDoUpdate((row) => ({
      ...last,
      hourlyVolumeToken0: addToDecimalText(row.hourlyVolumeToken0, moved0, token0.decimals),
      hourlyVolumeToken1: addToDecimalText(row.hourlyVolumeToken1, moved1, token1.decimals),
      hourlyVolumeUSD: plus(row.hourlyVolumeUSD, trackedUSD),
      hourlyTxns: row.hourlyTxns + transactions,
    }));
  const dayIndex = Math.floor(timestamp / day);
  await db
    .insert(pairDayData)
    .values({
      id: `${pair.id}-${dayIndex}`,
      dayIndex,
      date: dayIndex * day,
      pairAddress: pair.id,
      ...last,
      dailyVolumeToken0: toDecimalText(moved0, token0.decimals),
      dailyVolumeToken1: toDecimalText(moved1, token1.decimals),
      dailyVolumeUSD: text(trackedUSD),
      dailyTxns: transactions,
    })
    .onConflictDoUpdate((row) => ({
      ...last,
      dailyVolumeToken0: addToDecimalText(row.dailyVolumeToken0, moved0, token0.decimals),
      dailyVolumeToken1: addToDecimalText(row.dailyVolumeToken1, moved1, token1.decimals),
      dailyVolumeUSD: plus(row.dailyVolumeUSD, trackedUSD),
      dailyTxns: row.dailyTxns + transactions,
    }));
}

interface TokenPeriod {
  readonly row: TokenRow;
  readonly moved: bigint;
  readonly change: MarketChange;
}

async function saveTokenPeriods(db: Context['db'], market: Market, { row, moved, change }: TokenPeriod): Promise<void> {
  const nativeUsd = fromDecimalText(market.bundle.nativePrice, valueDecimals);
  const price = fromDecimalText(row.derivedNative, valueDecimals);
  const movedNative = mulE18(toE18(moved, row.decimals), price);
  const movedUSD = mulE18(movedNative, nativeUsd);
  const liquidity = fromDecimalText(row.totalLiquidity, row.decimals);
  const liquidityNative = mulE18(toE18(liquidity, row.decimals), price);
  const last = {
    totalLiquidityToken: row.totalLiquidity,
    totalLiquidityNative: text(liquidityNative),
    totalLiquidityUSD: text(mulE18(liquidityNative, nativeUsd)),
    derivedNative: row.derivedNative,
    priceUSD: row.derivedUSD,
  };
  const first = { openUSD: row.derivedUSD, highUSD: row.derivedUSD, lowUSD: row.derivedUSD };
  const { timestamp, transactions } = change;
  const hourIndex = Math.floor(timestamp / hour);
  await db
    .insert(tokenHourData)
    .values({
      id: `${row.id}-${hourIndex}`,
      hourIndex,
      hourStartUnix: hourIndex * hour,
      tokenId: row.id,
      hourlyVolumeToken: toDecimalText(moved, row.decimals),
      hourlyVolumeNative: text(movedNative),
      hourlyVolumeUSD: text(movedUSD),
      hourlyTxns: transactions,
      ...last,
      ...first,
    })
    .onConflictDoUpdate((stored) => ({
      hourlyVolumeToken: addToDecimalText(stored.hourlyVolumeToken, moved, row.decimals),
      hourlyVolumeNative: plus(stored.hourlyVolumeNative, movedNative),
      hourlyVolumeUSD: plus(stored.hourlyVolumeUSD, movedUSD),
      hourlyTxns: stored.hourlyTxns + transactions,
      ...last,
      ...widened(stored, row.derivedUSD),
    }));
  const dayIndex = Math.floor(timestamp / day);
  await db
    .insert(tokenDayData)
    .values({
      id: `${row.id}-${dayIndex}`,
      dayIndex,
      date: dayIndex * day,
      tokenId: row.id,
      dailyVolumeToken: toDecimalText(moved, row.decimals),
      dailyVolumeNative: text(movedNative),
      dailyVolumeUSD: text(movedUSD),
      dailyTxns: transactions,
      ...last,
      ...first,
    })
    .onConflictDoUpdate((stored) => ({
      dailyVolumeToken: addToDecimalText(stored.dailyVolumeToken, moved, row.decimals),
      dailyVolumeNative: plus(stored.dailyVolumeNative, movedNative),
      dailyVolumeUSD: plus(stored.dailyVolumeUSD, movedUSD),
      dailyTxns: stored.dailyTxns + transactions,
      ...last,
      ...widened(stored, row.derivedUSD),
    }));
}

interface PriceRange {
  readonly openUSD: string;
  readonly highUSD: string;
  readonly lowUSD: string;
}

/** The range of prices with one more in it. "0" means that there was no price, which is neither a low nor a start. */
function widened(range: PriceRange, price: string): PriceRange {
  if (price === '0') return { openUSD: range.openUSD, highUSD: range.highUSD, lowUSD: range.lowUSD };
  const scaled = fromDecimalText(price, valueDecimals);
  return {
    openUSD: range.openUSD === '0' ? price : range.openUSD,
    highUSD: scaled > fromDecimalText(range.highUSD, valueDecimals) ? price : range.highUSD,
    lowUSD: range.lowUSD === '0' || scaled < fromDecimalText(range.lowUSD, valueDecimals) ? price : range.lowUSD,
  };
}

async function saveExchangeDay(db: Context['db'], { factory }: Market, change: MarketChange): Promise<void> {
  const { timestamp, transactions } = change;
  const { trackedUSD, trackedNative, untrackedUSD } = change.volume;
  const id = Math.floor(timestamp / day);
  const last = {
    totalLiquidityUSD: factory.totalLiquidityUSD,
    totalLiquidityNative: factory.totalLiquidityNative,
    totalVolumeUSD: factory.totalVolumeUSD,
    totalVolumeNative: factory.totalVolumeNative,
    totalTransactions: factory.totalTransactions,
  };
  await db
    .insert(exchangeDayData)
    .values({
      id,
      date: id * day,
      dailyVolumeUSD: text(trackedUSD),
      dailyVolumeNative: text(trackedNative),
      dailyVolumeUntracked: text(untrackedUSD),
      dailyTxns: transactions,
      ...last,
    })
    .onConflictDoUpdate((row) => ({
      dailyVolumeUSD: plus(row.dailyVolumeUSD, trackedUSD),
      dailyVolumeNative: plus(row.dailyVolumeNative, trackedNative),
      dailyVolumeUntracked: plus(row.dailyVolumeUntracked, untrackedUSD),
      dailyTxns: row.dailyTxns + transactions,
      ...last,
    }));
}
