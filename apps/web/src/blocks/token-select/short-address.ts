/** '0x12…cdef': the first and last 4 characters, for lists only. A confirm screen shows the whole address. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
