/** How the price of a token behaves on the local stack. */
export interface LocalToken {
  readonly symbol: string;
  /** Price in USD that the year of history ends near, and that later prices are drawn back to. */
  readonly priceUsd: number;
  /** Standard deviation of the yearly log return; 0 for the stable token. */
  readonly volatility: number;
}

/** A pair of the local stack: its two symbols and what both sides together are worth when it opens. */
export interface LocalPair {
  readonly symbols: readonly [string, string];
  readonly depthUsd: number;
}

/** Every token that has a market. BESC and WBESC are one. */
export const localTokens: readonly LocalToken[] = [
  { symbol: 'BUSDC', priceUsd: 1, volatility: 0 },
  { symbol: 'WBESC', priceUsd: 0.1, volatility: 0.75 },
  { symbol: 'MONEY', priceUsd: 0.45, volatility: 0.9 },
  { symbol: 'HENNY', priceUsd: 0.021, volatility: 1.1 },
  { symbol: 'WAGMI', priceUsd: 0.0037, volatility: 1.2 },
  { symbol: 'Bernie', priceUsd: 0.00082, volatility: 1.3 },
  { symbol: 'RFLX', priceUsd: 0.012, volatility: 1 },
  { symbol: 'OLDG', priceUsd: 1.8, volatility: 1 },
];

/** Ten pairs; OLDG reaches Bernie only over three hops (BUSDC, WBESC). */
export const localPairs: readonly LocalPair[] = [
  { symbols: ['WBESC', 'BUSDC'], depthUsd: 800_000 },
  { symbols: ['MONEY', 'WBESC'], depthUsd: 520_000 },
  { symbols: ['MONEY', 'BUSDC'], depthUsd: 310_000 },
  { symbols: ['HENNY', 'WBESC'], depthUsd: 190_000 },
  { symbols: ['WAGMI', 'WBESC'], depthUsd: 130_000 },
  { symbols: ['Bernie', 'WBESC'], depthUsd: 95_000 },
  { symbols: ['HENNY', 'BUSDC'], depthUsd: 70_000 },
  { symbols: ['RFLX', 'WBESC'], depthUsd: 60_000 },
  { symbols: ['OLDG', 'BUSDC'], depthUsd: 52_000 },
  { symbols: ['WAGMI', 'MONEY'], depthUsd: 46_000 },
];

/** The market of a symbol; throws when there is none. */
export function localToken(symbol: string): LocalToken {
  const market = localTokens.find((entry) => entry.symbol === symbol);
  if (!market) throw new RangeError(`No market is defined for ${symbol}`);
  return market;
}
