/** The growth of an exchange: more come each month than in the one before. */
const growth = 0.4;

/**
 * When each of `count` accounts trades for the first time (seconds): a quarter and the last `suppliers` at once, the others over the
 * whole stretch, some of them in its last month.
 */
export function joinTimes(
  { start, end }: { readonly start: number; readonly end: number },
  { count, suppliers }: { readonly count: number; readonly suppliers: number },
): readonly number[] {
  const founders = Math.floor(count / 4);
  const late = count - founders - suppliers;
  return Array.from({ length: count }, (_, index) => {
    const place = index - founders;
    if (place < 0 || place >= late) return start;
    return start + Math.floor((end - start) * 0.99 * ((place + 1) / late) ** growth);
  });
}
