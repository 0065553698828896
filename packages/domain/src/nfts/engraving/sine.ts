/**
 * Sine of an angle in turns (1 is the full circle). Math.sin may differ in its last digit between machines; sums, products and
 * square roots, which IEEE 754 rounds exactly, may not. So pictures have the same bytes everywhere.
 */
export function sine(turns: number): number {
  const part = turns - Math.floor(turns);
  // The quarter's curve serves all four: falling, below zero, and back.
  const half = part < 0.5 ? part : part - 0.5;
  const x = (half <= 0.25 ? half : 0.5 - half) * 6.283185307179586;
  const square = x * x;
  const value =
    x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - square / 110)))));
  return part < 0.5 ? value : -value;
}
