import type { Context } from 'ponder:registry';
import { exchangeDayData } from 'ponder:schema';
import { nativeWorth, type TokenState } from '@besc/domain/market/market-state';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { savePeriods } from '../shared/save-periods';
import type { Market, MarketChange, totalColumns } from './market';
import { pairPeriods, tokenPeriods } from './swap-periods';

/** Writes an event into the hour and the day of its pair. */
export async function savePairPeriods(
  db: Context['db'],
  { id, pair, token0, token1 }: Market,
  { timestamp, transactions, volume }: MarketChange,
): Promise<void> {
  const { reserve0, reserve1, totalSupply, reserveUSD } = pair;
  await savePeriods(db, pairPeriods, {
    owner: id,
    timestamp,
    transactions,
    links: { token0Id: token0.id, token1Id: token1.id },
    decimals: { decimals0: token0.decimals, decimals1: token1.decimals },
    lasts: {
      reserve0,
      reserve1,
      totalSupply,
      reserveUSD,
      token0DerivedNative: token0.derivedNative,
      token1DerivedNative: token1.derivedNative,
      token0DerivedUSD: token0.derivedUSD,
      token1DerivedUSD: token1.derivedUSD,
    },
    sums: {
      VolumeToken0: volume.moved0,
      VolumeToken1: volume.moved1,
      VolumeUSD: volume.trackedUSD,
    },
    ranges: {},
  });
}

/** Writes an event into the hour and the day of one of its tokens, of which it moved `moved` smallest units. */
export async function saveTokenPeriods(
  db: Context['db'],
  of: { nativePrice: bigint; token: TokenState; moved: bigint },
  { timestamp, transactions }: MarketChange,
): Promise<void> {
  const { nativePrice, token, moved } = of;
  const movedNative = nativeWorth(token, moved);
  const liquidityNative = nativeWorth(token, token.totalLiquidity);
  await savePeriods(db, tokenPeriods, {
    owner: token.id,
    timestamp,
    transactions,
    links: {},
    decimals: { decimals: token.decimals },
    lasts: {
      totalLiquidityToken: token.totalLiquidity,
      totalLiquidityNative: liquidityNative,
      totalLiquidityUSD: mulE18(liquidityNative, nativePrice),
      derivedNative: token.derivedNative,
      priceUSD: token.derivedUSD,
    },
    sums: {
      VolumeToken: moved,
      VolumeNative: movedNative,
      VolumeUSD: mulE18(movedNative, nativePrice),
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
  await db
    .insert(exchangeDayData)
    .values({
      id,
      date: id * seconds,
      dailyVolumeUSD: volume.trackedUSD,
      dailyVolumeNative: volume.trackedNative,
      dailyVolumeUntracked: volume.untrackedUSD,
      dailyTxns: transactions,
      ...last,
    })
    .onConflictDoUpdate((row) => ({
      dailyVolumeUSD: row.dailyVolumeUSD + volume.trackedUSD,
      dailyVolumeNative: row.dailyVolumeNative + volume.trackedNative,
      dailyVolumeUntracked: row.dailyVolumeUntracked + volume.untrackedUSD,
      dailyTxns: row.dailyTxns + transactions,
      ...last,
    }));
}
