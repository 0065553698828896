import { index, onchainTable, type PgColumnsBuilders } from 'ponder';
import type { e18 } from './decimal-columns';

/** How long a period is in seconds, and what its columns are called. */
interface Period<Index extends string, Start extends string, Word extends string> {
  readonly seconds: number;
  readonly index: Index;
  readonly start: Start;
  readonly word: Word;
}

const hour = { seconds: 3600, index: 'hourIndex', start: 'hourStartUnix', word: 'hourly' } as const;
const day = { seconds: 86_400, index: 'dayIndex', start: 'date', word: 'daily' } as const;

/** What the hours and days of a thing hold. */
interface PeriodShape<Link extends string, Last extends string, Sum extends string, Range extends string> {
  /** Columns with the ids that stay. */
  readonly links: readonly Link[];
  /** Columns with the state at the end of the period. */
  readonly lasts: Amounts<Last>;
  /** What is summed over the period; the columns begin with "hourly" or "daily". */
  readonly sums: Amounts<Sum>;
  /** Prices of which the first, the highest and the lowest are kept, in columns that begin with "open", "high" and "low". */
  readonly ranges: Amounts<Range>;
}

/** Columns by name. */
type Amounts<Name extends string> = Readonly<Record<Name, typeof e18>>;

/**
 * Declares the hour and the day table of a thing. `owner` names the columns with its id; ids of rows are that id, "-" and
 * the number of the period since 1970 (UTC). Each table is served by owner and start, and by start.
 */
export function periods<
  const HourOwner extends string,
  const DayOwner extends string,
  const Link extends string,
  const Last extends string,
  const Sum extends string,
  const Range extends string,
>({
  of,
  owner,
  ...shape
}: PeriodShape<Link, Last, Sum, Range> & { of: string; owner: { hour: HourOwner; day: DayOwner } }) {
  return {
    ...shape,
    hour: { ...hour, owner: owner.hour, table: periodTable(`${of}_hour_data`, hour, owner.hour, shape) },
    day: { ...day, owner: owner.day, table: periodTable(`${of}_day_data`, day, owner.day, shape) },
  };
}

function periodTable<
  Index extends string,
  Start extends string,
  Word extends string,
  Owner extends string,
  Link extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
>(name: string, period: Period<Index, Start, Word>, owner: Owner, shape: PeriodShape<Link, Last, Sum, Range>) {
  const { word, start } = period;
  return onchainTable(
    name,
    (t: PgColumnsBuilders) => ({
      id: t.text().primaryKey(),
      ...named([period.index, start, `${word}Txns`] as const, () => t.integer().notNull()),
      ...named([owner, ...shape.links], () => t.hex().notNull()),
      ...amounts(t, [''], shape.lasts),
      ...amounts(t, [word], shape.sums),
      ...amounts(t, ['open', 'high', 'low'], shape.ranges),
    }),
    (table) => ({ byOwner: index().on(table[owner], table[start]), byTime: index().on(table[start]) }),
  );
}

function amounts<const Prefix extends string, Name extends string>(
  t: PgColumnsBuilders,
  prefixes: readonly Prefix[],
  columns: Amounts<Name>,
) {
  const make = (name: Name) => columns[name](t).notNull();
  const names = Object.keys(columns) as Name[];
  const entries = prefixes.flatMap((prefix) => names.map((name) => [`${prefix}${name}`, make(name)]));
  return Object.fromEntries(entries) as Record<`${Prefix}${Name}`, ReturnType<typeof make>>;
}

function named<Name extends string, Column>(names: readonly Name[], make: () => Column): Record<Name, Column> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>;
}
