/** What one trade adds to the sums, scaled by 10^18 except the token amounts, which are in smallest units. */
export interface TradeVolume {
  readonly moved0: bigint;
  readonly moved1: bigint;
  readonly trackedNative: bigint;
  readonly trackedUSD: bigint;
  readonly untrackedUSD: bigint;
}

/** The volume of an event that is not a trade. */
export const noVolume: TradeVolume = { moved0: 0n, moved1: 0n, trackedNative: 0n, trackedUSD: 0n, untrackedUSD: 0n };
