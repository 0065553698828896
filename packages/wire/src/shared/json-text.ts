/** JSON with whole numbers of any size as decimal text, which is how they cross the wire. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
}
