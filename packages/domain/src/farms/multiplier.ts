/** A farm's weight as a multiplier: points / 100, shown with X ('2.5X', '40X'). */
export function multiplierText(allocPoint: bigint): string {
  const part = (allocPoint % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return `${allocPoint / 100n}${part === '' ? '' : `.${part}`}X`;
}
