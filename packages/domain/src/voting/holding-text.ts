import type { Hex } from '../shared/hex';
import { type IndexId, indexId } from '../shared/index-id';

/** LP of pairs with MONEY that an account holds or has staked, by pair. */
export type LiquidityHeld = ReadonlyMap<IndexId, bigint>;

/** As the index keeps it: `pair:amount pair:amount`, by pair, without zeros; empty for none. */
export function liquidityText(held: LiquidityHeld): string {
  const parts = [...held].filter(([, amount]) => amount !== 0n).map(([pair, amount]) => `${pair}:${amount}`);
  return parts.sort().join(' ');
}

/** Reads it. Throws RangeError for a text of another form. */
export function parseLiquidity(text: string): LiquidityHeld {
  const parts = text === '' ? [] : text.split(' ');
  return new Map(
    parts.map((part) => {
      const [, pair, amount] = /^(0x[0-9a-f]{40}):(\d{1,78})$/.exec(part) ?? [];
      if (pair === undefined || amount === undefined) throw new RangeError(`"${part.slice(0, 60)}" is no LP held.`);
      return [indexId(pair as Hex), BigInt(amount)];
    }),
  );
}
