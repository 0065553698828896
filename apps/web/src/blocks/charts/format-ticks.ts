/** The labels of an axis with the same number of decimals each: as many as its steps need, up to 12. */
export function formatTicks(values: readonly number[], locale: string): string[] {
  const step = Math.min(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))));
  const decimals = decimalsOf(step);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return values.map((value) => format.format(value));
}

/** Of a step such as 0.05 or 0.0025; floating point noise does not count. Two when there is no step. */
function decimalsOf(step: number): number {
  if (!Number.isFinite(step) || step <= 0) return 2;
  const coarse = Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  const scaled = step * 10 ** coarse;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 ? coarse : coarse + 1;
}
