import { type Area, isInside } from './area';
import type { Surface } from './surface';

/** Widths of the dots, in units. */
const widths = [2.4, 3.8, 5.2, 6.8, 8.6] as const;

/** Path data of dots over a shape, by the width of the stroke with round ends that draws them. */
export function stipple(area: Area, surface: Surface, spacing: number): (readonly [width: number, data: string])[] {
  const data = widths.map(() => '');
  let row = 0;
  for (let y = area.top + spacing / 2; y < area.bottom; y += spacing * 0.86) {
    row += 1;
    for (let x = area.left + (row % 2) * spacing * 0.5; x < area.right; x += spacing) {
      if (!isInside(area, x, y)) continue;
      const wide = surface.tone(x, y) * spacing * 1.12;
      const size = widths.findLastIndex((width) => width <= wide);
      if (size >= 0) data[size] += `M${Math.round(x * 4)} ${Math.round(y * 4)}h0`;
    }
  }
  return widths.flatMap((width, index) => (data[index] === '' ? [] : [[width, data[index] as string] as const]));
}
