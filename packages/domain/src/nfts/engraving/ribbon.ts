import { curvePath } from './curve-path';
import type { Point } from './point';

/** A point this near to the straight way between its neighbours, in place or width, need not be said. */
const tolerance = { place: 0.95, width: 0.6 } as const;

/** Path data of a line as the outline of its ink: as wide at each point as told. */
export function ribbon(run: readonly Point[], widths: readonly number[]): string {
  const kept = needed(run, widths);
  const last = kept.length - 1;
  if (last < 1) return '';
  const outline: Point[] = [];
  const back: Point[] = [];
  for (let index = 0; index <= last; index++) {
    const at = kept[index] as number;
    const [x, y] = run[at] as Point;
    const [beforeX, beforeY] = run[kept[Math.max(0, index - 1)] as number] as Point;
    const [afterX, afterY] = run[kept[Math.min(last, index + 1)] as number] as Point;
    const dx = afterX - beforeX;
    const dy = afterY - beforeY;
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const half = (widths[at] as number) / 2;
    const side: Point = [x - (dy / length) * half, y + (dx / length) * half];
    const other: Point = [x + (dy / length) * half, y - (dx / length) * half];
    // The curve turns back in the middle between both sides, so that a line ends round, or to a point where it has no width.
    outline.push(side);
    back.push(other);
  }
  return curvePath([...outline, ...back.reverse()], { isClosed: true });
}

/** The places in a line that its shape cannot do without. */
function needed(run: readonly Point[], widths: readonly number[]): number[] {
  const kept = [0];
  let from = 0;
  for (let index = 2; index < run.length; index++) {
    if (index - from < 9 && isStraight(run, widths, from, index)) continue;
    kept.push(index - 1);
    from = index - 1;
  }
  if (run.length > 1) kept.push(run.length - 1);
  return kept;
}

function isStraight(run: readonly Point[], widths: readonly number[], from: number, to: number): boolean {
  const [ax, ay] = run[from] as Point;
  const [bx, by] = run[to] as Point;
  for (let index = from + 1; index < to; index++) {
    const part = (index - from) / (to - from);
    const [x, y] = run[index] as Point;
    const width = (widths[from] as number) + part * ((widths[to] as number) - (widths[from] as number));
    if (Math.abs(width - (widths[index] as number)) > tolerance.width) return false;
    const away = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax));
    const length = Math.abs(bx - ax) + Math.abs(by - ay);
    if (away > tolerance.place * length) return false;
  }
  return true;
}
