import { makeArea } from '../engraving/area';
import { cosine } from '../engraving/cosine';
import { mix } from '../engraving/mix';
import { placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import { rosette } from '../engraving/rosette';
import type { Sheet } from '../engraving/sheet';
import { sine } from '../engraving/sine';
import type { Inks } from '../figure/look';
import { corners } from './corners';

type Draw = (sheet: Sheet, inks: Inks) => void;

const tint = ({ ground, groundLine }: Inks, part: number) => mix(ground, groundLine, part);

/** Level or upright lines over the whole sheet, each as wide as told, in steps that share one element. */
function rule(sheet: Sheet, { colour, step, isUpright = false }: Ruling, width: (at: number) => number): void {
  const byWidth = new Map<number, string>();
  for (let at = step / 2; at < 800; at += step) {
    const wide = Math.round(width(at) * 2) / 2;
    const line = isUpright ? `M${Math.round(at * 4)} 0v3200` : `M0 ${Math.round(at * 4)}h3200`;
    byWidth.set(wide, (byWidth.get(wide) ?? '') + line);
  }
  for (const [wide, data] of byWidth) if (wide > 0) sheet.stroke(data, colour, wide);
}

interface Ruling {
  readonly colour: string;
  readonly step: number;
  readonly isUpright?: boolean;
}

/** Rows of waves from edge to edge, 280 steps to a half wave. */
const waveRows = (from: number) =>
  Array.from({ length: 22 }, (_, row) => `M-160 ${from + row * 144}q140-128 280 0t${'280 0 '.repeat(11)}`).join('');

/** What lies behind the portrait. The frame covers what reaches over the window. */
export const grounds = {
  rosette(sheet, inks) {
    const flower = { x: 400, y: 410, petals: { depth: 34, count: 10 }, fineness: 4 };
    sheet.fill(rosette({ ...flower, radius: 318, depth: 0, lobes: 30, phase: 0 }), tint(inks, 0.45));
    for (let ring = 0; ring < 3; ring++)
      for (const phase of [0, 0.5]) {
        const colour = phase === 0 ? inks.groundLine : inks.ground;
        sheet.line(rosette({ ...flower, radius: 236 + ring * 34, depth: 20, lobes: 30, phase }), colour, 2.6, true);
      }
  },
  rays(sheet, inks) {
    for (let index = 0; index < 18; index++) {
      const [a, b] = placed(points('-52 -620 52 -620'), { x: 400, y: 430, turn: index / 18 }) as [Point, Point];
      sheet.fill(corners([[400, 430], a, b]), tint(inks, 0.55));
    }
    for (const phase of [0, 0.5])
      sheet.line(
        rosette({ x: 400, y: 430, radius: 316, depth: 14, lobes: 36, phase, fineness: 4 }),
        inks.groundLine,
        2,
        true,
      );
  },
  rings(sheet, inks) {
    for (let index = 7; index > 0; index--) {
      const radius = 40 + index * 52;
      sheet.fill(points(`o 400 420 ${radius}`), tint(inks, index % 2 === 0 ? 0 : 0.5));
      for (const part of [13, 26, 39]) sheet.line(points(`o 400 420 ${radius - part}`), inks.groundLine, 1.5, true);
    }
  },
  waves(sheet, inks) {
    sheet.stroke(waveRows(96), inks.groundLine, 13);
    sheet.stroke(waveRows(168), inks.groundLine, 2);
  },
  lattice(sheet, inks) {
    let data = '';
    for (let at = 0; at < 1600; at += 66)
      data += `M${at * 4} 0L${(at - 800) * 4} 3200M${(at - 800) * 4} 0L${at * 4} 3200`;
    sheet.stroke(data, tint(inks, 0.8), 11);
    sheet.stroke(data, inks.ground, 3);
    let dots = '';
    for (let y = 0; y < 800; y += 66) for (let x = 33; x < 800; x += 66) dots += `M${x * 4} ${y * 4}h0`;
    sheet.stroke(dots, inks.groundLine, 18);
  },
  moon(sheet, inks) {
    rule(sheet, { colour: inks.groundLine, step: 13 }, (y) => 9 - y / 90);
    sheet.fill(points('o 470 300 262'), inks.paper);
    for (const crater of ['600 200 34', '640 330 22', '330 130 26', '560 470 30', '250 250 20'])
      sheet.line(points(`o ${crater}`), inks.groundLine, 3, true);
  },
  peaks(sheet, inks) {
    sheet.fill(points('o 610 170 66'), inks.paper);
    const ranges = [
      ['0 520! 120 250! 190 340! 250 280! 420 560! 420 800! 0 800!', 0.3],
      ['380 560! 560 330! 620 400! 690 300! 800 470! 800 800! 380 800!', 0.4],
      ['0 800! 0 640! 180 520! 400 640! 620 540! 800 640! 800 800!', 0.8],
    ] as const;
    for (const [shape, part] of ranges) {
      const area = makeArea(points(shape));
      const surface = { height: () => 0, highest: 0, tone: () => 0.22 };
      sheet.fill(area, tint(inks, part));
      sheet.hatch(area, surface, { angle: 0.1, spacing: 26, bend: 0, stride: 120 }, inks.groundLine);
    }
  },
  stars(sheet, inks) {
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++) {
        const at = { x: 70 + column * 140 + (row % 2) * 70, y: 70 + row * 130, scale: row % 2 === 0 ? 40 : 26 };
        const star = Array.from({ length: 10 }, (_, index): Point => {
          const reach = index % 2 === 0 ? 1 : 0.4;
          return [reach * sine(index / 10), -reach * cosine(index / 10)];
        });
        sheet.fill(corners(placed(star, at)), tint(inks, row % 2 === 0 ? 0.75 : 0.45));
      }
  },
  curtain(sheet, inks) {
    rule(sheet, { colour: inks.groundLine, step: 12, isUpright: true }, (x) => 6 + 4.5 * sine(x / 133));
  },
  roofs(sheet, inks) {
    rule(sheet, { colour: inks.groundLine, step: 15 }, (y) => 7 - y / 60);
    const skyline =
      '0 800 0 380 60 380 60 320 110 260 160 320 160 420 230 420 230 480 560 480 560 400 610 400 610 210 640 150 670 210 670 360 740 360 740 420 800 420 800 800';
    sheet.fill(corners(points(skyline)), tint(inks, 0.85));
    for (const [x, y] of points('84 350 120 350 84 420 630 250 630 320 590 440 700 400 700 470 40 470'))
      sheet.fill(placed(points('0 0! 18 0! 18 30! 0 30!'), { x, y }), inks.paper);
  },
} as const satisfies Record<string, Draw>;

export type Ground = keyof typeof grounds;
