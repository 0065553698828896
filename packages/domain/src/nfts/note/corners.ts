import type { Point } from '../engraving/point';

/** The same points, each as a corner. */
export function corners(points: readonly Point[]): Point[] {
  return points.flatMap((point) => [point, point]);
}
