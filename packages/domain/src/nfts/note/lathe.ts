import { makeArea } from '../engraving/area';
import type { Point } from '../engraving/point';
import { sine } from '../engraving/sine';

export interface Lathe {
  /** The outline that the line follows. */
  readonly around: readonly Point[];
  /** How far outside it lies, and how far it swings, in units. */
  readonly offset: number;
  readonly depth: number;
  /** Length of one wave, about; a whole number of them fits. */
  readonly wave: number;
  /** In turns of a wave. */
  readonly phase: number;
}

/** A closed waving line along an outline, as a rose engine cuts it. Two of them against each other make a chain. */
export function lathe({ around, offset, depth, wave, phase }: Lathe): Point[] {
  const { polygon } = makeArea(around);
  const size = polygon.length;
  const lengths: number[] = [];
  let total = 0;
  for (let index = 0; index < size; index += 2) {
    const dx = (polygon[(index + 2) % size] as number) - (polygon[index] as number);
    const dy = (polygon[(index + 3) % size] as number) - (polygon[index + 1] as number);
    lengths.push(Math.sqrt(dx * dx + dy * dy));
    total += lengths[lengths.length - 1] as number;
  }
  const waves = Math.round(total / wave);
  const count = waves * 4;
  const bases: Point[] = [];
  let edge = 0;
  let passed = 0;
  for (let index = 0; index < count; index++) {
    const at = (index / count) * total;
    while (edge < lengths.length - 1 && passed + (lengths[edge] as number) <= at) {
      passed += lengths[edge] as number;
      edge += 1;
    }
    const part = (at - passed) / (lengths[edge] || 1);
    const fromX = polygon[edge * 2] as number;
    const fromY = polygon[edge * 2 + 1] as number;
    const dx = (polygon[(edge * 2 + 2) % size] as number) - fromX;
    const dy = (polygon[(edge * 2 + 3) % size] as number) - fromY;
    bases.push([fromX + dx * part, fromY + dy * part]);
  }
  return bases.map(([x, y], index): Point => {
    // The way around a corner is taken over two steps to each side, so that the line turns with it.
    const [beforeX, beforeY] = bases[(index + count - 2) % count] as Point;
    const [afterX, afterY] = bases[(index + 2) % count] as Point;
    const dx = afterX - beforeX;
    const dy = afterY - beforeY;
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const away = offset + depth * sine(index / 4 + phase);
    // Every outline runs clockwise, so that outside lies to the left of its way.
    return [x + (dy / length) * away, y - (dx / length) * away];
  });
}
