import type { Context } from 'ponder:registry';
import { type PriceRange, widenedRange } from '@besc/domain/market/price-range';
import type { OnchainTable } from 'ponder';
import { type Columns, type PeriodShape, worded } from './periods';

/** Any table of the index, whatever its columns. */
type Table = {
  [Key in keyof OnchainTable as string extends Key ? never : Key extends 'enableRLS' ? never : Key]: OnchainTable[Key];
};
type Value = string | number | bigint | null;
type Row = Readonly<Record<string, Value>>;

/** What `periods` declares. */
interface Declared<Fixed extends Columns, Last extends Columns, Sum extends Columns, Range extends Columns> {
  readonly shape: PeriodShape<Fixed, Last, Sum, Range>;
  readonly hour: PeriodTable | undefined;
  readonly day: PeriodTable;
}

interface PeriodTable {
  readonly seconds: number;
  readonly index: string;
  readonly start: string;
  readonly word: string;
  readonly owner: string | undefined;
  readonly table: Table;
}

type Values<Made extends Columns> = {
  readonly [Name in keyof Made]: Made[Name]['_']['notNull'] extends true
    ? Made[Name]['_']['data']
    : Made[Name]['_']['data'] | null;
};

/** What one event writes into the hour and the day of a thing. */
interface PeriodEntry<Fixed extends Columns, Last extends Columns, Sum extends Columns, Range extends Columns> {
  /** The id of the thing, and what the ids of its rows begin with when that is another. */
  readonly owner?: string;
  readonly id?: string;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly fixed?: Values<Fixed>;
  readonly lasts: Values<Last>;
  /** What is added. */
  readonly sums: Values<Sum>;
  /** Prices in 10^-18; 0n is none. */
  readonly ranges?: Values<Range>;
}

/** Writes an event into the hour and the day that it falls into (UTC): last state, sums and ranges. */
export async function savePeriods<
  Fixed extends Columns,
  Last extends Columns,
  Sum extends Columns,
  Range extends Columns,
>(
  db: Context['db'],
  { hour, day }: Declared<Fixed, Last, Sum, Range>,
  entry: PeriodEntry<Fixed, Last, Sum, Range>,
): Promise<void> {
  const { owner, id = owner, timestamp, fixed, lasts, sums, ranges = {} } = entry;
  const changed = (word: string, row: Row | undefined) => ({
    ...(lasts as Row),
    ...Object.fromEntries(
      Object.entries(sums as Row).map(([sum, value]) => [worded(word, sum), added(row?.[worded(word, sum)], value)]),
    ),
    ...Object.fromEntries(
      Object.entries(ranges as Readonly<Record<string, bigint>>).flatMap(([range, price]) =>
        rangeColumns(row, range, price),
      ),
    ),
  });
  for (const period of hour ? [hour, day] : [day]) {
    const number = Math.floor(timestamp / period.seconds);
    const identity =
      period.owner === undefined || owner === undefined
        ? { id: number }
        : { id: `${id}-${number}`, [period.index]: number, [period.owner]: owner };
    await db
      .insert<Table, Row, Row, Row>(period.table)
      .values({
        ...identity,
        [period.start]: number * period.seconds,
        ...(fixed as Row),
        ...changed(period.word, undefined),
      })
      .onConflictDoUpdate((row) => changed(period.word, row));
  }
}

/** A sum with one more part; null when either is not known. */
function added(stored: Value | undefined, value: Value): Value {
  if (stored === undefined || value === null) return value;
  if (stored === null) return null;
  return typeof value === 'bigint' ? BigInt(stored) + value : Number(stored) + Number(value);
}

function rangeColumns(row: Row | undefined, name: string, price: bigint): [string, bigint][] {
  const stored = (edge: keyof PriceRange) => BigInt(row?.[`${edge}${name}`] ?? 0);
  const range = widenedRange({ open: stored('open'), high: stored('high'), low: stored('low') }, price);
  return Object.entries(range).map(([edge, value]) => [`${edge}${name}`, value]);
}
