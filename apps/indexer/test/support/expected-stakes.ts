import { decimal, type Place, type Row, valued } from './expected-figures';
import type { Tables } from './read-tables';

/** Decimals of a token and USD of a whole one in 10^-18; undefined when it has no price. */
export interface Price {
  readonly decimals: number;
  readonly usd: bigint | undefined;
}

type Flow = 'deposited' | 'withdrawn' | 'harvested';
export type Moved = { readonly [Key in Flow]?: readonly [amount: bigint, price: Price] };

const flows = ['deposited', 'withdrawn', 'harvested'] as const;

/** What an amount is worth; null without a price. */
export function worth(amount: bigint, { decimals, usd }: Price): bigint | null {
  if (amount === 0n) return 0n;
  return usd === undefined ? null : valued(amount, decimals, usd);
}

export const usdColumn = (usd: bigint | null) => (usd === null ? null : decimal(usd));

interface Entry {
  readonly row: Row;
  readonly amounts: Record<Flow, bigint>;
  readonly usd: Record<Flow, bigint | null>;
  count: number;
}

/** Rows with sums, of what people staked in something: the plain implementation's bookkeeping. */
export class ExpectedStakes {
  private readonly all = new Map<string, Map<string, Entry>>();

  constructor(private readonly of: 'farm' | 'pool' | 'vault') {}

  /** The row of a table, made when it is not there. */
  entry(table: string, id: string, fixedColumns: Row = {}): Entry {
    const rows = this.all.get(table) ?? new Map<string, Entry>();
    this.all.set(table, rows);
    const zeros = () => ({ deposited: 0n, withdrawn: 0n, harvested: 0n });
    const entry = rows.get(id) ?? { row: { id, ...fixedColumns }, amounts: zeros(), usd: zeros(), count: 0 };
    rows.set(id, entry);
    return entry;
  }

  /** Adds what moved to the thing, its day, the account's position and its day; `lasts` and `held` are as they are now. */
  move(
    place: Pick<Place, 'time'>,
    change: { owner: string; account?: string; moved: Moved; count: number; lasts: Row; held?: Row; heldDay?: Row },
  ): void {
    const { owner, account, moved, count, lasts, held = {}, heldDay = held } = change;
    const dayIndex = Math.floor(place.time / 86_400);
    const day = { [`${this.of}Id`]: owner, dayIndex, date: dayIndex * 86_400 };
    this.add(this.entry(`${this.of}`, owner), { moved, count, columns: lasts });
    const today = this.entry(`${this.of}DayData`, `${owner}-${dayIndex}`, day);
    this.add(today, { moved, count, columns: lasts });
    if (account === undefined) return;
    const id = `${owner}-${account}`;
    const own = { [`${this.of}Id`]: owner, account };
    const position = this.entry(`${this.of}Position`, id, { ...own, timestamp: place.time });
    this.add(position, { moved, count, columns: { ...held, lastTimestamp: place.time } });
    const positionDay = this.entry(`${this.of}PositionDayData`, `${id}-${dayIndex}`, { ...day, account });
    this.add(positionDay, { moved, count, columns: heldDay });
  }

  /** Writes the row of an action. */
  action(place: Place, columns: Row): void {
    const id = `${place.transaction}-${place.logIndex}`;
    const { transaction, block: blockNumber, logIndex, time: timestamp } = place;
    Object.assign(this.entry(`${this.of}Action`, id).row, {
      transaction,
      blockNumber,
      logIndex,
      timestamp,
      ...columns,
    });
  }

  tables(): Tables {
    const tables: Tables = {};
    for (const [table, rows] of this.all) {
      tables[table] = Object.fromEntries(
        [...rows].map(([id, entry]) => [id, table.endsWith('Action') ? entry.row : { ...entry.row, ...sums(entry) }]),
      );
    }
    return tables;
  }

  private add(entry: Entry, { moved, count, columns }: { moved: Moved; count: number; columns: Row }): void {
    for (const flow of flows) {
      const [amount, price] = moved[flow] ?? [0n, { decimals: 18, usd: 0n }];
      entry.amounts[flow] += amount;
      const [before, more] = [entry.usd[flow], worth(amount, price)];
      entry.usd[flow] = before === null || more === null ? null : before + more;
    }
    entry.count += count;
    Object.assign(entry.row, columns);
  }
}

function sums({ amounts, usd, count }: Entry): Row {
  return {
    ...Object.fromEntries(
      flows.flatMap((flow) => [
        [flow, String(amounts[flow])],
        [`${flow}USD`, usdColumn(usd[flow])],
      ]),
    ),
    transactions: count,
  };
}
