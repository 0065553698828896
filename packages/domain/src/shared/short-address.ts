/**
 * First 4 and last 4 characters with an ellipsis: `0x12…cdef`. For lists and chips only; where something is confirmed the
 * whole address is shown, because look-alike addresses share these eight characters.
 */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
