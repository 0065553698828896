import { fixed, type Pair, type Token, times, valued } from './expected-figures';
import type { Price } from './expected-stakes';

const E = 10n ** 18n;
/** The setting that the tests start the index with: 1000 native coins in both sides together. */
const minimum = 1000n * E;

type Side = Pick<Token, 'id' | 'decimals'>;

/** What prices are made of. */
export interface PricedPair {
  readonly tokens: readonly [Side, Side];
  readonly reserves: readonly [bigint, bigint];
}

/** Prices of the plain implementation, from nothing but the reserves of pairs. */
export class ExpectedPrices {
  constructor(
    private readonly pairs: ReadonlyMap<string, PricedPair>,
    /** WBESC, the stable token, the rest. */
    private readonly listed: readonly string[],
  ) {}

  private between(a: string, b: string): { own: Side; other: Side; own_: bigint; other_: bigint } | undefined {
    for (const { tokens, reserves } of this.pairs.values()) {
      if (reserves[0] === 0n || reserves[1] === 0n) continue;
      if (tokens[0].id === a && tokens[1].id === b) {
        return { own: tokens[0], other: tokens[1], own_: reserves[0], other_: reserves[1] };
      }
      if (tokens[1].id === a && tokens[0].id === b) {
        return { own: tokens[1], other: tokens[0], own_: reserves[1], other_: reserves[0] };
      }
    }
    return undefined;
  }

  /** What a token or LP costs by what the pairs hold now: LP both sides at their prices, or twice the side that has one. */
  usdOf(of: Token | Pair | undefined): Price {
    if (of === undefined) return { decimals: 18, usd: undefined };
    if (!('reserves' in of)) {
      return { decimals: of.decimals, usd: times(this.priceOf(of.id), this.nativeUsd()) || undefined };
    }
    const sides = ([0, 1] as const).map((side) => {
      const { decimals, usd } = this.usdOf(of.tokens[side]);
      return usd === undefined ? undefined : valued(of.reserves[side], decimals, usd);
    });
    const [a, b = a] = sides.filter((side) => side !== undefined);
    const isWorthless = a === undefined || b === undefined || of.supply === 0n;
    return { decimals: 18, usd: isWorthless ? undefined : ((a + b) * E) / of.supply || undefined };
  }

  /** USD for a native coin. */
  nativeUsd(): bigint {
    const [wbesc = '', stable = ''] = this.listed;
    const pair = this.between(wbesc, stable);
    if (!pair || 2n * fixed(pair.own_, pair.own.decimals) < minimum) return 0n;
    return (pair.other_ * E * 10n ** BigInt(pair.own.decimals)) / (pair.own_ * 10n ** BigInt(pair.other.decimals));
  }

  /** What counts of a token: of two listed ones both sides of their pair, else twice the listed one. */
  tracked(id: string): bigint {
    if (!this.listed.includes(id)) return 0n;
    let sum = 0n;
    for (const { tokens, reserves } of this.pairs.values()) {
      const [a, b] = tokens;
      if (a.id === id) sum += (this.listed.includes(b.id) ? 1n : 2n) * reserves[0];
      if (b.id === id) sum += (this.listed.includes(a.id) ? 1n : 2n) * reserves[1];
    }
    return sum;
  }

  /** What all pairs hold, in native coins now. */
  liquidity(tokens: ReadonlyMap<string, Token>): bigint {
    return this.listed.reduce((sum, id) => {
      const decimals = tokens.get(id)?.decimals ?? 18;
      return sum + valued(this.tracked(id), decimals, this.priceOf(id));
    }, 0n);
  }

  /** Native coins for a token: by the first listed token, of those before itself, that shares a large enough pair. */
  priceOf(id: string): bigint {
    if (id === this.listed[0]) return E;
    for (const trusted of this.listed) {
      if (trusted === id) return 0n;
      const pair = this.between(id, trusted);
      if (!pair) continue;
      const price = this.priceOf(trusted);
      const depth = 2n * times(fixed(pair.other_, pair.other.decimals), price);
      if (depth === 0n || depth < minimum) continue;
      const scale = 10n ** BigInt(pair.other.decimals);
      return (pair.other_ * price * E * 10n ** BigInt(pair.own.decimals)) / (pair.own_ * scale) / E;
    }
    return 0n;
  }
}
