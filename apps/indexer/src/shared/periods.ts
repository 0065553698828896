import { daySeconds } from '@besc/domain/shared/constants';
import { index, onchainTable, type PgColumnsBuilders } from 'ponder';

const lengths = {
  hour: { seconds: 3600, index: 'hourIndex', start: 'hourStartUnix', word: 'hourly' },
  day: { seconds: daySeconds, index: 'dayIndex', start: 'date', word: 'daily' },
} as const;
type Lengths = typeof lengths;

/** Columns of any kind, by name. */
export type Columns = Exclude<Parameters<typeof onchainTable>[1], (...types: never) => unknown>;
type NoColumns = Record<never, never>;
type Make<Made extends Columns> = (t: PgColumnsBuilders) => Made;

/** What the hours and days of a thing hold. */
export interface PeriodShape<Fixed extends Columns, Last extends Columns, Sum extends Columns, Range extends Columns> {
  /** What stays: ids of others, decimals of amounts. */
  readonly fixed?: Make<Fixed>;
  /** The state at the end of the period. */
  readonly lasts: Make<Last>;
  /** What is summed over the period, null once a part is; a name with a capital comes after "hourly" or "daily". */
  readonly sums: Make<Sum>;
  /** Prices whose first, highest and lowest are kept, in columns that begin with "open", "high" and "low". */
  readonly ranges?: Make<Range>;
  /** The sum by which the things of a day are ordered. */
  readonly ranked?: string;
}

/**
 * Declares the hour and the day table of a thing, or one of them: `every` names the column with the thing's id in each. Ids of rows
 * are an id, "-" and the number of the period since 1970 (UTC), or that number where nothing has an id. Each table is served
 * by that column and start, and by start; days by start and the ranked sum as well.
 */
export function periods<
  Day extends Columns,
  Last extends Columns,
  Sum extends Columns,
  Fixed extends Columns = NoColumns,
  Range extends Columns = NoColumns,
  Hour extends Columns = never,
>({
  of,
  every,
  ...shape
}: PeriodShape<Fixed, Last, Sum, Range> & { of: string; every: { hour?: Make<Hour>; day: Make<Day> } }) {
  type Hours = ReturnType<typeof periodTable<Lengths['hour'], Hour, Fixed, Last, Sum, Range>>;
  const hour = every.hour && periodTable(`${of}_hour_data`, lengths.hour, every.hour, shape);
  return {
    shape: shape as PeriodShape<Fixed, Last, Sum, Range>,
    hour: hour as [Hour] extends [never] ? undefined : Hours,
    day: periodTable(`${of}_day_data`, lengths.day, every.day, shape),
  };
}

const whole = (t: PgColumnsBuilders) => t.integer().notNull();
const textId = (t: PgColumnsBuilders) => t.text().primaryKey();
const numberId = (t: PgColumnsBuilders) => t.integer().primaryKey();

type IndexColumn = Parameters<ReturnType<typeof index>['on']>[0];
type Worded<Word extends string, Name> = Name extends Capitalize<Name & string> ? `${Word}${Name}` : Name;
type PeriodColumns<Length extends Lengths[keyof Lengths], Owner, Fixed, Last, Sum, Range> = (keyof Owner extends never
  ? { id: ReturnType<typeof numberId> }
  : { id: ReturnType<typeof textId> } & { [Name in Length['index']]: ReturnType<typeof whole> }) & {
  [Name in Length['start']]: ReturnType<typeof whole>;
} & Owner &
  Fixed &
  Last & { [Name in keyof Sum as Worded<Length['word'], Name>]: Sum[Name] } & {
    [Name in keyof Range as `${'open' | 'high' | 'low'}${Name & string}`]: Range[Name];
  };

function periodTable<
  Length extends Lengths[keyof Lengths],
  Owner extends Columns,
  Fixed extends Columns,
  Last extends Columns,
  Sum extends Columns,
  Range extends Columns,
>(name: string, length: Length, owner: Make<Owner>, shape: PeriodShape<Fixed, Last, Sum, Range>) {
  let owned: string | undefined;
  const columns = (t: PgColumnsBuilders) => {
    const own = owner(t);
    [owned] = Object.keys(own);
    const made: Columns = {
      ...(owned === undefined ? { id: numberId(t) } : { id: textId(t), [length.index]: whole(t) }),
      [length.start]: whole(t),
      ...own,
      ...shape.fixed?.(t),
      ...shape.lasts(t),
      ...renamed(shape.sums(t), (sum) => worded(length.word, sum)),
      ...renamed(shape.ranges?.(t), (range) => `open${range}`),
      ...renamed(shape.ranges?.(t), (range) => `high${range}`),
      ...renamed(shape.ranges?.(t), (range) => `low${range}`),
    };
    return made as PeriodColumns<Length, Owner, Fixed, Last, Sum, Range>;
  };
  const table = onchainTable(name, columns, (made) => {
    const found = made as Record<string, IndexColumn>;
    const { [length.start]: start, [owned ?? '']: own } = found;
    if (start === undefined) throw new RangeError(`${name} has no ${length.start}`);
    const sum = shape.ranked && length.word === 'daily' ? found[worded(length.word, shape.ranked)] : undefined;
    return {
      ...(own && { byOwner: index().on(own, start) }),
      byTime: index().on(start),
      ...(sum && { byRank: index().on(start, sum) }),
    };
  });
  return { ...length, owner: owned, table };
}

function renamed(columns: Columns | undefined, name: (before: string) => string): Columns {
  return Object.fromEntries(Object.entries(columns ?? {}).map(([before, column]) => [name(before), column]));
}

/** The column of a sum. */
export function worded(word: string, sum: string): string {
  return /^[A-Z]/.test(sum) ? `${word}${sum}` : sum;
}
