import { type Area, isInside } from './area';
import { cosine } from './cosine';
import type { Point } from './point';
import { ribbon } from './ribbon';
import { sine } from './sine';
import type { Surface } from './surface';

export interface Hatching {
  /** Direction of the lines in turns; 0 runs to the right. */
  readonly angle: number;
  /** Distance between neighbouring lines, in units. */
  readonly spacing: number;
  /** How far the lines follow the height of the form; 0 leaves them straight. */
  readonly bend: number;
  /** Distance of the places along a line at which its width is measured. */
  readonly stride: number;
  /** Added to the tone: below zero only the shadows keep their lines. */
  readonly bias?: number;
  /** Waves across the line: their height and length in units. */
  readonly wave?: { readonly depth: number; readonly length: number };
  /** Length of the strokes into which a line is broken, in units. */
  readonly dash?: number;
}

/** Thinner than this, a line is lifted from the plate. */
const thinnest = 0.5;

/** Path data of lines across a shape that follow its form and swell with its darkness, as a graver cuts them. */
export function hatch(area: Area, surface: Surface, hatching: Hatching): string {
  const { angle, spacing, bend, stride, bias = 0, wave, dash } = hatching;
  const alongX = cosine(angle);
  const alongY = sine(angle);
  const middleX = (area.left + area.right) / 2;
  const middleY = (area.top + area.bottom) / 2;
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const reach = (Math.abs(width * alongX) + Math.abs(height * alongY)) / 2 + stride;
  const depth = (Math.abs(width * alongY) + Math.abs(height * alongX)) / 2;
  // Lines are pushed back by the height of the form, so more of them begin before its edge.
  const push = bend * surface.highest + (wave?.depth ?? 0);
  const widest = spacing * 0.82;

  const place = (along: number, across: number): Point => {
    let x = middleX + alongX * along - alongY * across;
    let y = middleY + alongY * along + alongX * across;
    let shift = bend === 0 ? 0 : -bend * surface.height(x, y);
    if (wave !== undefined) shift += wave.depth * sine(along / wave.length);
    x -= alongY * shift;
    y += alongX * shift;
    return [x, y];
  };

  let path = '';
  let run: Point[] = [];
  let widths: number[] = [];
  const cut = (tip: Point | undefined) => {
    if (tip !== undefined && run.length > 0) {
      run.push(tip);
      widths.push((widths[widths.length - 1] as number) * 0.5);
    }
    if (run.length > 1) path += ribbon(run, widths);
    run = [];
    widths = [];
  };

  let line = 0;
  for (let across = -depth + spacing / 2; across < depth + push; across += spacing) {
    line += 1;
    let outside: number | undefined;
    let isDrawing = false;
    let drawn = 0;
    // Every second line starts half a stroke later, so that gaps never stand in a row.
    const offset = dash === undefined ? 0 : ((line * 7) % 5) * 0.2 * dash;
    for (let along = -reach; along <= reach; along += stride) {
      const point = place(along, across);
      const isIn = isInside(area, point[0], point[1]);
      if (!isIn) {
        if (isDrawing) cut(edge(area, place, along - stride, along, across));
        isDrawing = false;
        outside = along;
        continue;
      }
      const wide = Math.min(widest, (surface.tone(point[0], point[1]) + bias) * spacing);
      const isGap = dash !== undefined && (along + reach + offset) % dash < stride * 0.9;
      if (wide < thinnest || isGap) {
        if (isDrawing) cut(point);
        isDrawing = false;
        outside = undefined;
        continue;
      }
      if (!isDrawing) {
        run.push(
          outside === undefined ? place(along - stride * 0.6, across) : edge(area, place, along, outside, across),
        );
        widths.push(outside === undefined ? 0 : wide);
      }
      isDrawing = true;
      drawn += 1;
      run.push(point);
      widths.push(wide);
    }
    if (drawn > 0) cut(undefined);
    run = [];
    widths = [];
  }
  return path;
}

/** Where a line leaves the shape, between a place within it and one outside. */
function edge(
  area: Area,
  place: (along: number, across: number) => Point,
  inside: number,
  outside: number,
  across: number,
): Point {
  let within = inside;
  let beyond = outside;
  for (let round = 0; round < 4; round++) {
    const middle = (within + beyond) / 2;
    const [x, y] = place(middle, across);
    if (isInside(area, x, y)) within = middle;
    else beyond = middle;
  }
  return place(within, across);
}
