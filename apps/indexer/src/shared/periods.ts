import { index, onchainTable, type PgColumnsBuilders } from 'ponder';
import { type Amounts, amountColumns } from './decimal-columns';

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
interface PeriodShape<
  Link extends string,
  Decimals extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
> {
  /** Columns with the ids that stay. */
  readonly links: readonly Link[];
  /** Columns with the decimals of the tokens of its amounts. */
  readonly decimals: readonly Decimals[];
  /** Columns with the state at the end of the period. */
  readonly lasts: Amounts<Last>;
  /** What is summed over the period; the columns begin with "hourly" or "daily". */
  readonly sums: Amounts<Sum>;
  /** Prices of which the first, the highest and the lowest are kept, in columns that begin with "open", "high" and "low". */
  readonly ranges: Amounts<Range>;
}

/**
 * Declares the hour and the day table of a thing. `owner` names the columns with its id; ids of rows are that id, "-" and
 * the number of the period since 1970 (UTC). Each table is served by owner and start, and by start.
 */
export function periods<
  const HourOwner extends string,
  const DayOwner extends string,
  const Link extends string,
  const Decimals extends string,
  const Last extends string,
  const Sum extends string,
  const Range extends string,
>({
  of,
  owner,
  ...shape
}: PeriodShape<Link, Decimals, Last, Sum, Range> & { of: string; owner: { hour: HourOwner; day: DayOwner } }) {
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
  Decimals extends string,
  Last extends string,
  Sum extends string,
  Range extends string,
>(
  name: string,
  period: Period<Index, Start, Word>,
  owner: Owner,
  shape: PeriodShape<Link, Decimals, Last, Sum, Range>,
) {
  const { word, start } = period;
  return onchainTable(
    name,
    (t: PgColumnsBuilders) => ({
      id: t.text().primaryKey(),
      ...named([period.index, start, `${word}Txns`, ...shape.decimals] as const, () => t.integer().notNull()),
      ...named([owner, ...shape.links], () => t.hex().notNull()),
      ...amountColumns(t, shape.lasts),
      ...amountColumns(t, prefixed([word], shape.sums)),
      ...amountColumns(t, prefixed(['open', 'high', 'low'], shape.ranges)),
    }),
    (table) => ({ byOwner: index().on(table[owner], table[start]), byTime: index().on(table[start]) }),
  );
}

function prefixed<const Prefix extends string, Name extends string>(
  prefixes: readonly Prefix[],
  amounts: Amounts<Name>,
): Amounts<`${Prefix}${Name}`> {
  const entries = Object.entries<Amounts<Name>[Name]>(amounts);
  const renamed = prefixes.flatMap((prefix) => entries.map(([name, make]) => [`${prefix}${name}`, make]));
  return Object.fromEntries(renamed) as Amounts<`${Prefix}${Name}`>;
}

function named<Name extends string, Column>(names: readonly Name[], make: () => Column): Record<Name, Column> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>;
}
