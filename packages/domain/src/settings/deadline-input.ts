/** Reads the deadline field: whole minutes, digits only, above 0. Returns seconds, `undefined` when it is not valid. */
export function readDeadlineText(text: string): number | undefined {
  if (!/^[0-9]{1,9}$/.test(text)) return undefined;
  const seconds = Number(text) * 60;
  return seconds > 0 ? seconds : undefined;
}
