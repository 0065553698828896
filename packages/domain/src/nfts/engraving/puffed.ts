import type { Area } from './area';
import { levelShade, type Surface, shade } from './surface';

export interface Puff {
  /** How far from its edge the form still rises, in units. */
  readonly rim: number;
  /** Darkness of its flat middle, 0 to 1. */
  readonly tone: number;
  /** How strongly light and shadow part; 1 is usual. */
  readonly contrast?: number;
}

/** The surface of a shape that swells from its outline like a cushion. */
export function puffed({ polygon }: Area, { rim, tone, contrast = 1 }: Puff): Surface {
  const edges = edgesOf(polygon);
  let atX = Number.NaN;
  let atY = Number.NaN;
  let nearX = 0;
  let nearY = 0;
  let distance = 0;
  const measure = (x: number, y: number) => {
    if (x === atX && y === atY) return;
    atX = x;
    atY = y;
    let best = Infinity;
    for (let index = 0; index < edges.length; index += 5) {
      const fromX = x - (edges[index] as number);
      const fromY = y - (edges[index + 1] as number);
      const dx = edges[index + 2] as number;
      const dy = edges[index + 3] as number;
      let part = (fromX * dx + fromY * dy) * (edges[index + 4] as number);
      part = part < 0 ? 0 : Math.min(part, 1);
      const awayX = fromX - part * dx;
      const awayY = fromY - part * dy;
      const away = awayX * awayX + awayY * awayY;
      if (away < best) {
        best = away;
        nearX = awayX;
        nearY = awayY;
      }
    }
    distance = Math.sqrt(best);
  };
  return {
    highest: rim,
    height(x, y) {
      measure(x, y);
      const part = distance >= rim ? 0 : 1 - distance / rim;
      return rim * (1 - part * part);
    },
    tone(x, y) {
      measure(x, y);
      const slope = distance >= rim || distance === 0 ? 0 : (1.7 * (1 - distance / rim)) / distance;
      return tone + contrast * (shade(nearX * slope, nearY * slope) - levelShade);
    },
  };
}

/** Start, way and 1 / length^2 of each edge that has a length. */
function edgesOf(polygon: Float64Array): number[] {
  const size = polygon.length;
  const edges: number[] = [];
  let fromX = polygon[size - 2] as number;
  let fromY = polygon[size - 1] as number;
  for (let index = 0; index < size; index += 2) {
    const dx = (polygon[index] as number) - fromX;
    const dy = (polygon[index + 1] as number) - fromY;
    const square = dx * dx + dy * dy;
    if (square < 1) continue;
    edges.push(fromX, fromY, dx, dy, 1 / square);
    fromX += dx;
    fromY += dy;
  }
  return edges;
}
