interface Figures {
  readonly volumeE18: bigint;
  readonly liquidityE18: bigint | undefined;
}

/** What traded most in 24 hours comes first, and of what did not trade what holds most. */
export function byVolume(one: Figures, other: Figures): number {
  return compared(one.volumeE18, other.volumeE18) || compared(one.liquidityE18 ?? 0n, other.liquidityE18 ?? 0n);
}

function compared(one: bigint, other: bigint): number {
  return one === other ? 0 : one > other ? -1 : 1;
}
