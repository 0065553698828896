import type { TradeVolume } from './trade-volume';

/** What a trade is worth, USD in 10^-18: by its whitelisted tokens, else by what there is. */
export function tradedUsd({ trackedUSD, untrackedUSD }: Pick<TradeVolume, 'trackedUSD' | 'untrackedUSD'>): bigint {
  return trackedUSD > 0n ? trackedUSD : untrackedUSD;
}
