import type { Point } from './point';

/** Steps to a unit of the sheet. Even steps only, so that the middle between two points is a whole step too. */
const stepsPerUnit = 4;

const most = 1024;
/** Numbers as text, with the least that keeps each apart from the one before it. */
const texts = Array.from({ length: 2 * most + 1 }, (_, index) =>
  index < most ? `${index - most}` : ` ${index - most}`,
);
const next = (value: number) => texts[value + most] ?? (value < 0 ? `${value}` : ` ${value}`);

const step = (value: number) => Math.round(value * (stepsPerUnit / 2)) * 2;

/**
 * Path data of the smooth curve that the points pull towards themselves (a quadratic B-spline). A point given twice is a
 * corner. Written in whole relative steps of a quarter unit, which are short and the same everywhere.
 */
export function curvePath(points: readonly Point[], { isClosed }: { readonly isClosed: boolean }): string {
  const count = points.length;
  const at = (index: number, axis: 0 | 1) => step((points[index] as Point)[axis]);
  if (isClosed && isPolygon(points)) return polygonPath(points);
  let pointX = at(0, 0);
  let pointY = at(0, 1);
  let x = isClosed ? (at(count - 1, 0) + pointX) / 2 : pointX;
  let y = isClosed ? (at(count - 1, 1) + pointY) / 2 : pointY;
  let path = `M${x}${next(y)}`;
  if (!isClosed) {
    pointX = at(1, 0);
    pointY = at(1, 1);
  }
  const first = isClosed ? 0 : 1;
  const last = isClosed ? count : count - 1;
  if (first === last) return `${path}l${pointX - x}${next(pointY - y)}`;
  for (let index = first; index < last; index++) {
    const after = index + 1 === count ? 0 : index + 1;
    const afterX = at(after, 0);
    const afterY = at(after, 1);
    const isEnd = !isClosed && index === count - 2;
    const toX = isEnd ? afterX : (pointX + afterX) / 2;
    const toY = isEnd ? afterY : (pointY + afterY) / 2;
    if (index === first) path += `q${pointX - x}${next(pointY - y)}${next(toX - x)}${next(toY - y)}`;
    else if (index === first + 1) path += `t${toX - x}${next(toY - y)}`;
    else path += next(toX - x) + next(toY - y);
    x = toX;
    y = toY;
    pointX = afterX;
    pointY = afterY;
  }
  return isClosed ? `${path}z` : path;
}

/** Whether every point is a corner: straight lines say the same with half the points. */
function isPolygon(points: readonly Point[]): boolean {
  if (points.length % 2 === 1) return false;
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = points[index] as Point;
    const [otherX, otherY] = points[index + 1] as Point;
    if (x !== otherX || y !== otherY) return false;
  }
  return true;
}

function polygonPath(points: readonly Point[]): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (let index = 0; index < points.length; index += 2) {
    const [toX, toY] = (points[index] as Point).map(step) as [number, number];
    path += index === 0 ? `M${toX}${next(toY)}l` : `${index === 2 ? toX - x : next(toX - x)}${next(toY - y)}`;
    x = toX;
    y = toY;
  }
  return `${path}z`;
}
