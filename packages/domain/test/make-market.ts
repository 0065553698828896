import type { MarketState, TokenState } from '../src/market/market-state';
import type { Hex } from '../src/shared/hex';
import { indexId } from '../src/shared/index-id';

const token: Omit<TokenState, 'id'> = {
  decimals: 18,
  tradeVolume: 0n,
  tradeVolumeUSD: 0n,
  untrackedVolumeUSD: 0n,
  totalTransactions: 0,
  totalLiquidity: 0n,
  trackedLiquidity: 0n,
  derivedNative: 0n,
  derivedUSD: 0n,
};

type Token = Partial<Omit<TokenState, 'id'>> & { readonly id: Hex };

/** A market in which nothing has happened, with the parts of its tokens that matter. */
export function makeMarket(options: { token0: Token; token1: Token; nativePrice?: bigint }): MarketState {
  return {
    token0: { ...token, ...options.token0, id: indexId(options.token0.id) },
    token1: { ...token, ...options.token1, id: indexId(options.token1.id) },
    nativePrice: options.nativePrice ?? 0n,
    pair: {
      reserve0: 0n,
      reserve1: 0n,
      totalSupply: 0n,
      reserveNative: 0n,
      reserveUSD: 0n,
      trackedReserveNative: 0n,
      token0Price: 0n,
      token1Price: 0n,
      volumeToken0: 0n,
      volumeToken1: 0n,
      volumeUSD: 0n,
      untrackedVolumeUSD: 0n,
      totalTransactions: 0,
    },
    totals: {
      totalTransactions: 0,
      totalTraders: 0,
      totalVolumeUSD: 0n,
      totalVolumeNative: 0n,
      untrackedVolumeUSD: 0n,
      totalLiquidityUSD: 0n,
      totalLiquidityNative: 0n,
    },
  };
}
