/** Values between these are drawn as they are. */
const least = 1e-6;
const greatest = 1e12;

/**
 * The power of ten that values are multiplied by before they are drawn: 1 for everyday values. The drawing library rounds
 * to a smallest step and refuses values above 9e13, so tiny and huge ones are brought near one; labels divide it out again.
 */
export function chartScale(values: readonly number[]): number {
  const most = Math.max(0, ...values.map(Math.abs).filter(Number.isFinite));
  return most === 0 || (most >= least && most <= greatest) ? 1 : 10 ** -Math.floor(Math.log10(most));
}
