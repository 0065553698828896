/** The finest step of the price axis: five places below the smallest value, so that tiny prices get an axis too. */
export function finestStep(values: readonly number[]): number {
  const sizes = values.map(Math.abs).filter((size) => size > 0);
  const least = sizes.length > 0 ? Math.min(...sizes) : 1;
  return 10 ** Math.min(-2, Math.max(-12, Math.floor(Math.log10(least)) - 5));
}
