/** Of calls that do the same, best first, and were all refused, the reason to tell: the last that there is (SWAP-098). */
export function lastReason(refused: readonly { readonly reason: string | undefined }[]): string | undefined {
  return refused.findLast(({ reason }) => reason !== undefined)?.reason;
}
