import { indexLimits } from './index-limits';

/** A list cut into parts of at most `size`, as many as a list of the index has rows when left out: 1000 (CALL-20). */
export function batches<Entry>(entries: readonly Entry[], size: number = indexLimits.pageRows): Entry[][] {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError('A batch holds at least one entry');
  const parts: Entry[][] = [];
  for (let start = 0; start < entries.length; start += size) parts.push(entries.slice(start, start + size));
  return parts;
}
