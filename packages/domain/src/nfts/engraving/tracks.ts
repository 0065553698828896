import type { Area } from './area';
import { cosine } from './cosine';
import type { Point } from './point';
import { sine } from './sine';

export interface Track {
  /** Direction of the lines in turns; 0 runs to the right. */
  readonly angle: number;
  /** Distance between neighbouring lines, in units. */
  readonly spacing: number;
  /** Distance of the places along a line at which its width is measured. */
  readonly stride: number;
  /** Waves across the line: their height and length in units. */
  readonly wave?: { readonly depth: number; readonly length: number };
  /** One line that winds from here outwards, instead of many. */
  readonly spiralFrom?: Point;
}

/** The ways of the graver over a shape, before the form bends them by up to `push`. */
export function tracks(area: Area, track: Track, push: number): Point[][] {
  return track.spiralFrom === undefined ? parallels(area, track, push) : [spiral(area, track, track.spiralFrom)];
}

function parallels(area: Area, { angle, spacing, stride, wave }: Track, push: number): Point[][] {
  const alongX = cosine(angle);
  const alongY = sine(angle);
  const middleX = (area.left + area.right) / 2;
  const middleY = (area.top + area.bottom) / 2;
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const reach = (Math.abs(width * alongX) + Math.abs(height * alongY)) / 2 + stride;
  const depth = (Math.abs(width * alongY) + Math.abs(height * alongX)) / 2;
  const lines: Point[][] = [];
  const more = push + (wave?.depth ?? 0);
  for (let across = -depth + spacing / 2; across < depth + more; across += spacing) {
    const line: Point[] = [];
    for (let along = -reach; along <= reach + stride; along += stride) {
      const off = across - (wave === undefined ? 0 : wave.depth * sine(along / wave.length));
      line.push([middleX + alongX * along - alongY * off, middleY + alongY * along + alongX * off]);
    }
    lines.push(line);
  }
  return lines;
}

function spiral(area: Area, { spacing, stride }: Track, [x, y]: Point): Point[] {
  const line: Point[] = [];
  const farX = Math.max(area.right - x, x - area.left);
  const farY = Math.max(area.bottom - y, y - area.top);
  const turns = Math.sqrt(farX * farX + farY * farY) / spacing + 1;
  for (let turn = 0.4; turn < turns; turn += stride / (6.3 * spacing * turn))
    line.push([x + spacing * turn * cosine(turn), y + spacing * turn * sine(turn)]);
  return line;
}
