import type { Point } from './point';

/** A closed shape: the points that pull its outline, and the outline itself as a polygon. */
export interface Area {
  readonly points: readonly Point[];
  /** Corners of the polygon, x and y in turn. */
  readonly polygon: Float64Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The shape whose outline the points pull towards themselves; a point given twice is a corner. */
export function makeArea(points: readonly Point[]): Area {
  const count = points.length;
  const polygon = new Float64Array(count * 4);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < count; index++) {
    const [x, y] = points[index] as Point;
    const [fromX, fromY] = points[(index + count - 1) % count] as Point;
    const [toX, toY] = points[(index + 1) % count] as Point;
    const startX = (fromX + x) / 2;
    const startY = (fromY + y) / 2;
    const endX = (x + toX) / 2;
    const endY = (y + toY) / 2;
    polygon[index * 4] = startX;
    polygon[index * 4 + 1] = startY;
    polygon[index * 4 + 2] = (startX + 2 * x + endX) / 4;
    polygon[index * 4 + 3] = (startY + 2 * y + endY) / 4;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, polygon, left, top, right, bottom };
}

/** Whether a place lies within the shape. */
export function isInside({ polygon, left, top, right, bottom }: Area, x: number, y: number): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let isIn = false;
  const size = polygon.length;
  let beforeX = polygon[size - 2] as number;
  let beforeY = polygon[size - 1] as number;
  for (let index = 0; index < size; index += 2) {
    const cornerX = polygon[index] as number;
    const cornerY = polygon[index + 1] as number;
    if (cornerY > y !== beforeY > y) {
      if (x < ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY) + cornerX) isIn = !isIn;
    }
    beforeX = cornerX;
    beforeY = cornerY;
  }
  return isIn;
}
