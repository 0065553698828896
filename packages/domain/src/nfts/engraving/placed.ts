import { cosine } from './cosine';
import type { Point } from './point';
import { sine } from './sine';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Clockwise, in turns. */
  readonly turn?: number;
  /** Left and right exchanged before it is turned. */
  readonly isMirrored?: boolean;
}

/** Points drawn around 0, 0, moved to their place on the sheet. */
export function placed(points: readonly Point[], { x, y, scale = 1, turn = 0, isMirrored = false }: Place): Point[] {
  const c = cosine(turn) * scale;
  const s = sine(turn) * scale;
  const side = isMirrored ? -1 : 1;
  return points.map(([px, py]) => [x + side * px * c - py * s, y + side * px * s + py * c]);
}
