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

type Traded = Parameters<typeof pairVolume>[0] & { readonly totalTransactions: number };

/** What a pair traded since a state of it, as above. Undefined where something happened and no price tells its worth. */
export function volumeSince(known: {
  readonly now: Traded;
  readonly past: Traded | undefined;
  /** Whether anything trusted prices one of its tokens. */
  readonly isPriced: boolean;
}): bigint | undefined {
  const { now, past, isPriced } = known;
  const volume = pairVolume(now) - (past === undefined ? 0n : pairVolume(past));
  return volume === 0n && !isPriced && now.totalTransactions !== (past?.totalTransactions ?? 0) ? undefined : volume;
}
