/** A list cut into parts of at most `size`, 1000 when left out (CALL-20). */
export function batches<Entry>(entries: readonly Entry[], size = 1000): Entry[][] {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError('A batch holds at least one entry');
  const parts: Entry[][] = [];
  for (let start = 0; start < entries.length; start += size) parts.push(entries.slice(start, start + size));
  return parts;
}
