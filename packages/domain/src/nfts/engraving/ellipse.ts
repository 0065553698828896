import { cosine } from './cosine';
import type { Point } from './point';
import { sine } from './sine';

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
}

const corners = 10;
/** A spline runs inside its points; this much further out they must stand. */
const pull = 1 / (0.75 + 0.25 * cosine(1 / corners));

/** The points of an ellipse around x, y with these half axes. */
export function ellipse({ x, y, width, height, turn = 0 }: Ellipse): Point[] {
  const c = cosine(turn);
  const s = sine(turn);
  return Array.from({ length: corners }, (_, index): Point => {
    const px = width * pull * cosine(index / corners);
    const py = height * pull * sine(index / corners);
    return [x + px * c - py * s, y + px * s + py * c];
  });
}
