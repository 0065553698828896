import { decimal, type Pair, type Place, type Row } from './expected-figures';

interface Trade {
  readonly args: Record<'amount0In' | 'amount1In' | 'amount0Out' | 'amount1Out', bigint>;
  readonly moved: readonly [bigint, bigint];
  readonly usd: bigint;
}

/** Candles by a second, plain implementation: each from all of its trades. */
export class ExpectedCandles {
  private readonly traded = new Map<string, readonly (Trade & { readonly prices: readonly bigint[] })[]>();

  /** The rows after one more trade: the prices before and after it, from the reserves that its Sync told. */
  after(place: Place, pair: Pair, trade: Trade): Row[] {
    const { args } = trade;
    const [left, right] = pair.reserves;
    const scaled = (x: bigint, y: bigint) => (y * 10n ** 42n) / x;
    const before = scaled(left - args.amount0In + args.amount0Out, right - args.amount1In + args.amount1Out);
    const prices = [before, scaled(left, right)];
    return [60, 300, 3600, 86_400].map((seconds) => {
      const start = place.time - (place.time % seconds);
      const id = `${pair.id}-${seconds}-${start}`;
      const all = [...(this.traded.get(id) ?? []), { ...trade, prices }];
      this.traded.set(id, all);
      const told = all.flatMap((one) => one.prices);
      const rising = told.toSorted((one, other) => (one < other ? -1 : 1));
      const sum = (part: (one: Trade) => bigint) => all.reduce((total, one) => total + part(one), 0n);
      const [first, second] = [sum(({ moved }) => moved[0]), sum(({ moved }) => moved[1])];
      return {
        id,
        pairId: pair.id,
        seconds,
        start,
        decimals0: pair.tokens[0].decimals,
        decimals1: pair.tokens[1].decimals,
        open: String(told[0]),
        high: String(rising.at(-1)),
        low: String(rising[0]),
        close: String(told.at(-1)),
        volumeToken0: decimal(first, pair.tokens[0].decimals),
        volumeToken1: decimal(second, pair.tokens[1].decimals),
        volumeUSD: decimal(sum(({ usd }) => usd)),
        trades: all.length,
      };
    });
  }
}
