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
  /** A slower swing below that of the waves: petals. */
  readonly petals?: { readonly depth: number; readonly count: number };
}

/** One closed line of a guilloche: a circle whose radius swings, as a lathe with one or two wheels draws it. */
export function rosette({ x, y, radius, depth, lobes, phase, fineness = 6, petals }: Rosette): Point[] {
  const count = lobes * fineness;
  return Array.from({ length: count }, (_, index): Point => {
    const slow = petals === undefined ? 0 : petals.depth * cosine((index / count) * petals.count);
    const reach = radius + slow + depth * cosine(index / fineness + phase);
    return [x + reach * cosine(index / count), y + reach * sine(index / count)];
  });
}
