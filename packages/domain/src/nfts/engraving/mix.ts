/** The colour between two, `#rrggbb` each; `part` 0 is the first. */
export function mix(first: string, second: string, part: number): string {
  let colour = '#';
  for (const at of [1, 3, 5]) {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    colour += Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  }
  return colour;
}
