/** Prices from here on, and steps finer than this many decimals, are labelled in powers of ten: the line needs the room. */
const largest = 1e12;
const mostDecimals = 12;

/**
 * The labels of an axis with the same number of decimals each: as many as its steps need. Steps finer than 12 decimals and
 * values of a million million and more read `1.02E-15`, so that no two labels are alike and none pushes the line away.
 */
export function formatTicks(values: readonly number[], locale: string): string[] {
  const step = Math.min(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))));
  const greatest = Math.max(...values.map(Math.abs));
  if (greatest > 0 && Number.isFinite(step) && step > 0 && (greatest >= largest || step < 10 ** -mostDecimals)) {
    const digits = Math.min(6, Math.max(0, decimalsOf(step / 10 ** Math.floor(Math.log10(greatest) + 1e-9))));
    const format = new Intl.NumberFormat(locale, {
      notation: 'scientific',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return values.map((value) => format.format(value));
  }
  const decimals = decimalsOf(step);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // The steps down to zero may end a rounding error below it.
    signDisplay: 'negative',
  });
  return values.map((value) => format.format(value));
}

/** Of a step such as 0.05 or 0.0025; floating point noise does not count. Two when there is no step. */
function decimalsOf(step: number): number {
  if (!Number.isFinite(step) || step <= 0) return 2;
  const coarse = Math.min(mostDecimals, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  const scaled = step * 10 ** coarse;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 ? coarse : coarse + 1;
}
