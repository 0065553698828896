import { type Area, isInside } from './area';
import { cosine } from './cosine';
import type { Point } from './point';
import { ribbon } from './ribbon';
import { sine } from './sine';
import type { Surface } from './surface';
import { type Track, tracks } from './tracks';

export interface Hatching extends Track {
  /** How far the lines follow the height of the form; 0 leaves them straight. */
  readonly bend: number;
  /** Added to the tone: below zero only the shadows keep their lines. */
  readonly bias?: number;
  /** Drawn over the shape later, so that its lines need not be cut here. */
  readonly behind?: readonly Area[];
}

/** Thinner than this, a line is lifted from the plate. */
const thinnest = 0.7;

/** Path data of lines across a shape that follow its form and swell with its darkness, as a graver cuts them. */
export function hatch(area: Area, surface: Surface, hatching: Hatching): string {
  const { angle, spacing, bend, bias = 0, behind = [] } = hatching;
  const pushX = sine(angle) * bend;
  const pushY = -cosine(angle) * bend;
  const widest = spacing * 0.82;
  const isOpen = (x: number, y: number) => isInside(area, x, y) && !behind.some((one) => isInside(one, x, y));

  let path = '';
  for (const track of tracks(area, hatching, bend * surface.highest)) {
    let run: Point[] = [];
    let widths: number[] = [];
    let before: Point | undefined;
    let isBeforeOpen = false;
    for (const [baseX, baseY] of track) {
      const height = bend === 0 ? 0 : surface.height(baseX, baseY);
      const point: Point = [baseX + pushX * height, baseY + pushY * height];
      const isNowOpen = isOpen(point[0], point[1]);
      const wide = isNowOpen ? Math.min(widest, (surface.tone(point[0], point[1]) + bias) * spacing) : 0;
      if (wide >= thinnest) {
        if (run.length === 0 && before !== undefined) {
          run.push(isBeforeOpen ? between(before, point) : edge(isOpen, point, before));
          widths.push(isBeforeOpen ? 0 : wide);
        }
        run.push(point);
        widths.push(wide);
      } else if (run.length > 0) {
        run.push(isNowOpen ? between(point, before as Point) : edge(isOpen, before as Point, point));
        widths.push(isNowOpen ? 0 : (widths[widths.length - 1] as number) * 0.6);
        path += ribbon(run, widths);
        run = [];
        widths = [];
      }
      before = point;
      isBeforeOpen = isNowOpen;
    }
    if (run.length > 1) path += ribbon(run, widths);
  }
  return path;
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Where the way from a place within the shape to one outside crosses its edge. */
function edge(isOpen: (x: number, y: number) => boolean, inside: Point, outside: Point): Point {
  let within = inside;
  let beyond = outside;
  for (let round = 0; round < 4; round++) {
    const middle = between(within, beyond);
    if (isOpen(middle[0], middle[1])) within = middle;
    else beyond = middle;
  }
  return within;
}
