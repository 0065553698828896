import { mulE18, powerOfTen } from '../shared/fixed-point';
import { parseDecimal } from '../shared/parse-decimal';
import type { tokenFaceShape } from '../shared/pool-rows';
import type { Row } from '../shared/row-shape';
import type { infoTokenShape, pastTokenShape } from './info-rows';

type TokenFace = Row<typeof tokenFaceShape>;
type TokenRow = Row<typeof infoTokenShape>;
type PastToken = Row<typeof pastTokenShape>;

/** What is told of a token. USD in 10^-18. */
export interface TokenFigures {
  readonly token: TokenFace;
  /** Of one whole; undefined where nothing trusted prices it, and so of what it is worth. */
  readonly priceE18: bigint | undefined;
  /** Of the price, against a day ago: 0.05 is 5 % more. */
  readonly change: number | undefined;
  /** In the last 24 hours; undefined where it moved and nothing trusted prices it. */
  readonly volumeE18: bigint | undefined;
  readonly liquidityE18: bigint | undefined;
  /** In the last 24 hours. */
  readonly transactions: number;
}

/**
 * A token's figures: now, against a day ago (undefined where it did not exist then). The price is what the pairs gave at its last
 * event in native coin, at the price of the native coin now; `priceE18` is a better known one.
 */
export function tokenFigures(known: {
  readonly row: TokenRow;
  readonly dayAgo: PastToken | undefined;
  readonly nativeE18: bigint;
  readonly nativeDayAgoE18: bigint;
  readonly priceE18?: bigint | undefined;
}): TokenFigures {
  const { row, dayAgo, nativeE18, nativeDayAgoE18 } = known;
  const priceE18 = known.priceE18 ?? above0(mulE18(row.derivedNative ?? 0n, nativeE18));
  const beforeE18 = dayAgo && above0(mulE18(dayAgo.derivedNative ?? 0n, nativeDayAgoE18));
  const volumeE18 = volumeOf(row) - (dayAgo === undefined ? 0n : volumeOf(dayAgo));
  const transactions = row.totalTransactions - (dayAgo?.totalTransactions ?? 0);
  return {
    token: { id: row.id, name: row.name, symbol: row.symbol, decimals: row.decimals },
    priceE18,
    change: priceE18 === undefined || beforeE18 === undefined ? undefined : changeOf(beforeE18, priceE18),
    volumeE18: volumeE18 === 0n && priceE18 === undefined && transactions > 0 ? undefined : volumeE18,
    liquidityE18: priceE18 === undefined ? undefined : worthE18(row.totalLiquidity, priceE18),
    transactions,
  };
}

/** What a token has traded in all: where none of its trades is tracked, what its own prices make of them. */
export function volumeOf(row: Pick<PastToken, 'tradeVolumeUSD' | 'untrackedVolumeUSD'>): bigint {
  return row.tradeVolumeUSD || row.untrackedVolumeUSD || 0n;
}

/** An amount in whole tokens, as the index writes it, at a price of one; rounded down. */
export function worthE18(amount: string, priceE18: bigint): bigint {
  const whole = parseDecimal(amount);
  return whole === undefined ? 0n : (whole.numerator * priceE18) / whole.denominator;
}

const precision = powerOfTen(12);

/** How much more something is than it was, as a fraction. */
export function changeOf(before: bigint, now: bigint): number | undefined {
  return before <= 0n ? undefined : Number(((now - before) * precision) / before) / 1e12;
}

function above0(price: bigint): bigint | undefined {
  return price > 0n ? price : undefined;
}
