/**
 * USD times 10^18 that a pair has traded: where neither token is trusted nothing is tracked, and what their prices make of it
 * counts.
 */
export function pairVolume(sums: {
  readonly volumeUSD: bigint | undefined;
  readonly untrackedVolumeUSD: bigint | undefined;
}): bigint {
  return sums.volumeUSD || sums.untrackedVolumeUSD || 0n;
}
