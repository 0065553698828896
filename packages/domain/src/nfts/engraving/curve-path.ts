import type { Point } from './point';

/** Steps to a unit of the sheet. Even steps only, so that the middle between two points is a whole step too. */
const steps = 4;
const even = (value: number) => Math.round((value * steps) / 2) * 2;

/** A number after another one, with the least that keeps them apart. */
const next = (value: number) => (value < 0 ? `${value}` : ` ${value}`);

/**
 * Path data of the smooth curve that the points pull towards themselves (a quadratic B-spline). A point given twice is a
 * corner. Written in whole relative steps of a quarter unit, which are short and the same everywhere.
 */
export function curvePath(points: readonly Point[], { isClosed }: { readonly isClosed: boolean }): string {
  const count = points.length;
  const xs = new Int32Array(count);
  const ys = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const [x, y] = points[index] as Point;
    xs[index] = even(x);
    ys[index] = even(y);
  }
  const at = (list: Int32Array, index: number) => list[index % count] as number;
  const startX = isClosed ? (at(xs, count - 1) + at(xs, 0)) / 2 : at(xs, 0);
  const startY = isClosed ? (at(ys, count - 1) + at(ys, 0)) / 2 : at(ys, 0);
  let x = startX;
  let y = startY;
  let path = `M${x}${next(y)}`;
  const first = isClosed ? 0 : 1;
  const last = isClosed ? count : count - 1;
  for (let index = first; index < last; index++) {
    const isEnd = !isClosed && index === count - 2;
    const toX = isEnd ? at(xs, count - 1) : (at(xs, index) + at(xs, index + 1)) / 2;
    const toY = isEnd ? at(ys, count - 1) : (at(ys, index) + at(ys, index + 1)) / 2;
    if (index === first) path += `q${at(xs, index) - x}${next(at(ys, index) - y)}${next(toX - x)}${next(toY - y)}`;
    else if (index === first + 1) path += `t${toX - x}${next(toY - y)}`;
    else path += `${next(toX - x)}${next(toY - y)}`;
    x = toX;
    y = toY;
  }
  return isClosed ? `${path}z` : path;
}
