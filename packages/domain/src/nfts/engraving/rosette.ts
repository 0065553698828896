import { cosine } from './cosine';
import type { Point } from './point';
import { sine } from './sine';

export interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Height of the waves, in units. */
  readonly depth: number;
  /** Whole number of waves around. */
  readonly lobes: number;
  /** Turn of the first wave, in turns of one wave. */
  readonly phase: number;
  /** Points to a wave; six are smooth. */
  readonly fineness?: number;
  /** Height of the whole in parts of its width. */
  readonly squeeze?: number;
}

/** One closed line of a guilloche: a circle whose radius swings. */
export function rosette(shape: Rosette): Point[] {
  const { x, y, radius, depth, lobes, phase, fineness = 6, squeeze = 1 } = shape;
  const count = lobes * fineness;
  return Array.from({ length: count }, (_, index): Point => {
    const reach = radius + depth * cosine(index / fineness + phase);
    return [x + reach * cosine(index / count), y + squeeze * reach * sine(index / count)];
  });
}
