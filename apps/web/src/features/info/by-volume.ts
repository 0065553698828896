interface Figures {
  readonly volumeE18: bigint | undefined;
  readonly liquidityE18: bigint | undefined;
}

/** What traded most in 24 hours comes first, and of what did not trade what holds most. */
export function byVolume(one: Figures, other: Figures): number {
  return compared(one.volumeE18, other.volumeE18) || compared(one.liquidityE18, other.liquidityE18);
}

function compared(one = 0n, other = 0n): number {
  return one === other ? 0 : one > other ? -1 : 1;
}
