/** Whether the list holds the address, whatever the letter case of either. */
export function isBlockedAddress(blocked: readonly string[], address: string | undefined): boolean {
  if (address === undefined) return false;
  const wanted = address.toLowerCase();
  return blocked.some((entry) => entry.toLowerCase() === wanted);
}
