import { decimal, type Pair, type Place, pairFigures, type Row, type Token, times, valued } from './expected-figures';
import type { Tables } from './read-tables';

/** What one event adds to the sums. */
export interface Change {
  readonly moved: readonly [bigint, bigint];
  readonly native: bigint;
  readonly usd: bigint;
  readonly untracked: bigint;
  readonly count: number;
}

type Added = readonly [bigint, bigint, bigint, bigint?];

interface Sums {
  a: bigint;
  b: bigint;
  c: bigint;
  d: bigint;
  count: number;
  prices: bigint[];
  make(sums: Sums): Row;
}

const periods = [
  {
    seconds: 3600,
    tables: ['pairHourData', 'tokenHourData'],
    index: 'hourIndex',
    start: 'hourStartUnix',
    word: 'hourly',
  },
  { seconds: 86_400, tables: ['pairDayData', 'tokenDayData'], index: 'dayIndex', start: 'date', word: 'daily' },
] as const;

/** Hour and day rows of the plain implementation. */
export class ExpectedPeriods {
  private readonly rows = new Map<string, Map<string, Sums>>();

  add(event: { place: Place; pair: Pair; change: Change; price: bigint; totals: Row }): void {
    const { place, pair, change, price, totals } = event;
    for (const { seconds, tables, index, start, word } of periods) {
      const number = Math.floor(place.time / seconds);
      const time = { [index]: number, [start]: number * seconds };
      this.addPair(tables[0], { pair, change, number, time, word });
      for (const side of [0, 1] as const) {
        const token = pair.tokens[side];
        this.addToken(tables[1], { token, moved: change.moved[side], count: change.count, price, number, time, word });
      }
    }
    const id = Math.floor(place.time / 86_400);
    const { totalPairs: _, untrackedVolumeUSD: _untracked, ...last } = totals;
    this.sum(
      'exchangeDayData',
      String(id),
      [change.usd, change.native, change.untracked],
      change.count,
      0n,
      (sums) => ({
        id,
        date: id * 86_400,
        dailyVolumeUSD: decimal(sums.a),
        dailyVolumeNative: decimal(sums.b),
        dailyVolumeUntracked: decimal(sums.c),
        dailyTxns: sums.count,
        ...last,
      }),
    );
  }

  tables(): Tables {
    return Object.fromEntries(
      [...this.rows].map(([table, rows]) => [
        table,
        Object.fromEntries([...rows].map(([id, sums]) => [id, sums.make(sums)])),
      ]),
    );
  }

  private addPair(
    table: string,
    { pair, change, number, time, word }: { pair: Pair; change: Change; number: number; time: Row; word: string },
  ): void {
    const id = `${pair.id}-${number}`;
    const [a, b] = pair.tokens;
    const { decimals0, decimals1, reserve0, reserve1, totalSupply, reserveUSD } = pairFigures(pair);
    const last = {
      [table === 'pairDayData' ? 'pairAddress' : 'pairId']: pair.id,
      token0Id: a.id,
      token1Id: b.id,
      decimals0,
      decimals1,
      reserve0,
      reserve1,
      totalSupply,
      reserveUSD,
      token0DerivedNative: decimal(a.price),
      token1DerivedNative: decimal(b.price),
      token0DerivedUSD: decimal(a.priceUsd),
      token1DerivedUSD: decimal(b.priceUsd),
    };
    const added = [change.moved[0], change.moved[1], change.usd, change.untracked] as const;
    this.sum(table, id, added, change.count, 0n, (sums) => ({
      id,
      ...time,
      ...last,
      [`${word}VolumeToken0`]: decimal(sums.a, a.decimals),
      [`${word}VolumeToken1`]: decimal(sums.b, b.decimals),
      [`${word}VolumeUSD`]: decimal(sums.c),
      [`${word}VolumeUntracked`]: decimal(sums.d),
      [`${word}Txns`]: sums.count,
    }));
  }

  private addToken(
    table: string,
    of: { token: Token; moved: bigint; count: number; price: bigint; number: number; time: Row; word: string },
  ): void {
    const { token, moved, price, time, word } = of;
    const id = `${token.id}-${of.number}`;
    const native = valued(moved, token.decimals, token.price);
    const locked = valued(token.liquidity, token.decimals, token.price);
    const last = {
      tokenId: token.id,
      decimals: token.decimals,
      totalLiquidityToken: decimal(token.liquidity, token.decimals),
      totalLiquidityNative: decimal(locked),
      totalLiquidityUSD: decimal(times(locked, price)),
      derivedNative: decimal(token.price),
      priceUSD: decimal(token.priceUsd),
    };
    this.sum(table, id, [moved, native, times(native, price)], of.count, token.priceUsd, (sums) => {
      const known = sums.prices.filter((one) => one > 0n);
      const rising = [...known].sort((one, other) => Number(one > other) - Number(one < other));
      return {
        id,
        ...time,
        ...last,
        [`${word}VolumeToken`]: decimal(sums.a, token.decimals),
        [`${word}VolumeNative`]: decimal(sums.b),
        [`${word}VolumeUSD`]: decimal(sums.c),
        [`${word}Txns`]: sums.count,
        openUSD: decimal(known[0] ?? 0n),
        highUSD: decimal(rising.at(-1) ?? 0n),
        lowUSD: decimal(rising[0] ?? 0n),
      };
    });
  }

  private sum(table: string, id: string, added: Added, count: number, price: bigint, make: (sums: Sums) => Row): void {
    const rows = this.rows.get(table) ?? new Map<string, Sums>();
    this.rows.set(table, rows);
    const sums = rows.get(id) ?? { a: 0n, b: 0n, c: 0n, d: 0n, count: 0, prices: [], make };
    sums.a += added[0];
    sums.b += added[1];
    sums.c += added[2];
    sums.d += added[3] ?? 0n;
    sums.count += count;
    sums.prices.push(price);
    sums.make = make;
    rows.set(id, sums);
  }
}
