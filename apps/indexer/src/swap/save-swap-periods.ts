import type { Context } from 'ponder:registry';
import { exchangeDayData } from 'ponder:schema';
import { nativeWorth, type TokenState } from '@besc/domain/market/market-state';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { fromDecimalText, toDecimalText, valueDecimals } from '../shared/decimal-text';
import { savePeriods } from '../shared/save-periods';
import type { Market, MarketChange, pairColumns, tokenColumns, totalColumns } from './market';
import { pairPeriods, tokenPeriods } from './swap-periods';

const text = (value: bigint) => toDecimalText(value, valueDecimals);
const figure = (value: bigint, decimals = valueDecimals) => ({ value, decimals });

/** Writes an event into the hour and the day of its pair. */
export async function savePairPeriods(
  db: Context['db'],
  { id, token0, token1 }: Market,
  columns: ReturnType<typeof pairColumns>,
  { timestamp, transactions, volume }: MarketChange,
): Promise<void> {
  const { reserve0, reserve1, totalSupply, reserveUSD } = columns;
  await savePeriods(db, pairPeriods, {
    owner: id,
    timestamp,
    transactions,
    links: { token0Id: token0.id, token1Id: token1.id },
    lasts: {
      reserve0,
      reserve1,
      totalSupply,
      reserveUSD,
      token0DerivedNative: text(token0.derivedNative),
      token1DerivedNative: text(token1.derivedNative),
      token0DerivedUSD: text(token0.derivedUSD),
      token1DerivedUSD: text(token1.derivedUSD),
    },
    sums: {
      VolumeToken0: figure(volume.moved0, token0.decimals),
      VolumeToken1: figure(volume.moved1, token1.decimals),
      VolumeUSD: figure(volume.trackedUSD),
    },
    ranges: {},
  });
}

/** Writes an event into the hour and the day of one of its tokens, of which it moved `moved` smallest units. */
export async function saveTokenPeriods(
  db: Context['db'],
  of: { nativePrice: bigint; token: TokenState; moved: bigint; columns: ReturnType<typeof tokenColumns> },
  { timestamp, transactions }: MarketChange,
): Promise<void> {
  const { nativePrice, token, moved, columns } = of;
  const movedNative = nativeWorth(token, moved);
  const liquidityNative = nativeWorth(token, token.totalLiquidity);
  await savePeriods(db, tokenPeriods, {
    owner: token.id,
    timestamp,
    transactions,
    links: {},
    lasts: {
      totalLiquidityToken: columns.totalLiquidity,
      totalLiquidityNative: text(liquidityNative),
      totalLiquidityUSD: text(mulE18(liquidityNative, nativePrice)),
      derivedNative: columns.derivedNative,
      priceUSD: columns.derivedUSD,
    },
    sums: {
      VolumeToken: figure(moved, token.decimals),
      VolumeNative: figure(movedNative),
      VolumeUSD: figure(mulE18(movedNative, nativePrice)),
    },
    ranges: { USD: token.derivedUSD },
  });
}

/** Writes an event into the day of the whole exchange. */
export async function saveExchangeDay(
  db: Context['db'],
  totals: ReturnType<typeof totalColumns>,
  { timestamp, transactions, volume }: MarketChange,
): Promise<void> {
  const seconds = 86_400;
  const id = Math.floor(timestamp / seconds);
  const { untrackedVolumeUSD: _untracked, ...last } = totals;
  const plus = (stored: string, value: bigint) => text(fromDecimalText(stored, valueDecimals) + value);
  await db
    .insert(exchangeDayData)
    .values({
      id,
      date: id * seconds,
      dailyVolumeUSD: text(volume.trackedUSD),
      dailyVolumeNative: text(volume.trackedNative),
      dailyVolumeUntracked: text(volume.untrackedUSD),
      dailyTxns: transactions,
      ...last,
    })
    .onConflictDoUpdate((row) => ({
      dailyVolumeUSD: plus(row.dailyVolumeUSD, volume.trackedUSD),
      dailyVolumeNative: plus(row.dailyVolumeNative, volume.trackedNative),
      dailyVolumeUntracked: plus(row.dailyVolumeUntracked, volume.untrackedUSD),
      dailyTxns: row.dailyTxns + transactions,
      ...last,
    }));
}
