import { ellipse } from './ellipse';
import type { Point } from './point';

/** Reads points: `x y x y! ...`, where `!` makes a corner, or `o x y width height` for an ellipse. */
export function points(text: string): Point[] {
  const words = text.trim().split(/\s+/);
  if (words[0] === 'o') {
    const [x = 0, y = 0, width = 0, height = width] = words.slice(1).map(Number);
    return ellipse({ x, y, width, height });
  }
  const list: Point[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const y = words[index + 1] as string;
    const point: Point = [Number(words[index]), Number.parseFloat(y)];
    list.push(point);
    if (y.endsWith('!')) list.push(point);
  }
  return list;
}
