const E = 10n ** 18n;

/** Where an event stands. */
export interface Place {
  readonly address: string;
  readonly transaction: string;
  readonly transactionIndex: number;
  readonly signer: string;
  readonly logIndex: number;
  readonly block: number;
  readonly time: number;
}

/** A row of a table. */
export type Row = Record<string, unknown>;

/** A token of the plain implementation; figures in 10^-18, amounts in smallest units. */
export interface Token {
  id: string;
  decimals: number;
  liquidity: bigint;
  /** What counts of a listed one in the liquidity of all pairs. */
  tracked: bigint;
  volume: bigint;
  usd: bigint;
  untracked: bigint;
  count: number;
  price: bigint;
  priceUsd: bigint;
  listedPairs: string[];
  at: Place;
}

/** A pair of the plain implementation. */
export interface Pair {
  id: string;
  tokens: [Token, Token];
  reserves: [bigint, bigint];
  supply: bigint;
  native: bigint;
  usdReserve: bigint;
  tracked: bigint;
  volumes: [bigint, bigint];
  usd: bigint;
  untracked: bigint;
  count: number;
  born: Place;
  minted: { to: string; value: bigint; transaction: string }[];
  burned: { value: bigint; transaction: string } | undefined;
}

/** What a Mint or Burn says, and the LP tokens that its transaction moved. */
export interface LiquidityChange {
  readonly sender: string;
  readonly amount0: bigint;
  readonly amount1: bigint;
  readonly liquidity: bigint;
  readonly fee: { readonly to: string; readonly value: bigint } | undefined;
}

/** Decimal text of value / 10^places. */
export function decimal(value: bigint, places = 18): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = places === 0 ? '' : digits.slice(digits.length - places).replace(/0+$/, '');
  return `${sign}${whole}${rest ? `.${rest}` : ''}`;
}

/** Amount in smallest units -> 10^-18 of a whole token. */
export const fixed = (amount: bigint, decimals: number) => (amount * E) / 10n ** BigInt(decimals);
/** What an amount in smallest units is worth at a price of a whole token in 10^-18. */
export const valued = (amount: bigint, decimals: number, price: bigint) => (amount * price) / 10n ** BigInt(decimals);
/** Product of two values in 10^-18. */
export const times = (a: bigint, b: bigint) => (a * b) / E;

/** Columns of a token that change with events. */
export function tokenFigures(token: Token): Row {
  return {
    decimals: token.decimals,
    tradeVolume: decimal(token.volume, token.decimals),
    tradeVolumeUSD: decimal(token.usd),
    untrackedVolumeUSD: decimal(token.untracked),
    totalTransactions: token.count,
    totalLiquidity: decimal(token.liquidity, token.decimals),
    trackedLiquidity: decimal(token.tracked, token.decimals),
    derivedNative: decimal(token.price),
    derivedUSD: decimal(token.priceUsd),
  };
}

/** Columns of a pair that change with events. */
export function pairFigures(pair: Pair): Row {
  const [a, b] = pair.tokens;
  const [r0, r1] = pair.reserves;
  const ratio = (x: bigint, dx: number, y: bigint, dy: number) =>
    y === 0n ? 0n : (x * E * 10n ** BigInt(dy)) / (y * 10n ** BigInt(dx));
  return {
    decimals0: a.decimals,
    decimals1: b.decimals,
    reserve0: decimal(r0, a.decimals),
    reserve1: decimal(r1, b.decimals),
    totalSupply: decimal(pair.supply),
    reserveNative: decimal(pair.native),
    reserveUSD: decimal(pair.usdReserve),
    trackedReserveNative: decimal(pair.tracked),
    token0Price: decimal(ratio(r0, a.decimals, r1, b.decimals)),
    token1Price: decimal(ratio(r1, b.decimals, r0, a.decimals)),
    volumeToken0: decimal(pair.volumes[0], a.decimals),
    volumeToken1: decimal(pair.volumes[1], b.decimals),
    volumeUSD: decimal(pair.usd),
    untrackedVolumeUSD: decimal(pair.untracked),
    totalTransactions: pair.count,
  };
}
