import { type Area, makeArea } from '../engraving/area';
import { cosine } from '../engraving/cosine';
import { ellipse } from '../engraving/ellipse';
import { mix } from '../engraving/mix';
import { placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { rosette } from '../engraving/rosette';
import type { Sheet } from '../engraving/sheet';
import { sine } from '../engraving/sine';
import type { Inks } from '../figure/look';

type Draw = (sheet: Sheet, inks: Inks, window: Area) => void;

const tint = ({ ground, groundLine }: Inks, part: number) => mix(ground, groundLine, part);
const flat = (tone: (x: number, y: number) => number) => ({ height: () => 0, highest: 0, tone });

/** What lies behind the portrait. The frame covers what reaches over the window. */
export const grounds = {
  rosette(sheet, inks) {
    sheet.fill(rosette({ x: 400, y: 400, radius: 318, depth: 34, lobes: 16, phase: 0.5 }), tint(inks, 0.3));
    for (let index = 0; index < 8; index++)
      sheet.line(
        rosette({ x: 400, y: 400, radius: 210 + index * 22, depth: 26, lobes: 16, phase: index * 0.125 }),
        inks.groundLine,
        2,
        true,
      );
  },
  rays(sheet, inks) {
    for (let index = 0; index < 18; index++) {
      const [a, b] = placed(
        [
          [-52, -620],
          [52, -620],
        ],
        { x: 400, y: 430, turn: index / 18 },
      ) as [Point, Point];
      sheet.fill([[400, 430], [400, 430], a, a, b, b], tint(inks, 0.55));
    }
    for (let index = 0; index < 3; index++)
      sheet.line(
        rosette({ x: 400, y: 430, radius: 300 + index * 8, depth: 14, lobes: 36, phase: index * 0.33, fineness: 4 }),
        inks.groundLine,
        2,
        true,
      );
  },
  rings(sheet, inks) {
    for (let index = 7; index > 0; index--)
      sheet.fill(
        ellipse({ x: 400, y: 420, width: 40 + index * 52, height: 40 + index * 52 }),
        tint(inks, index % 2 === 0 ? 0 : 0.5),
      );
    for (let index = 0; index < 14; index++)
      sheet.line(
        ellipse({ x: 400, y: 420, width: 202 + index * 13, height: 202 + index * 13 }),
        inks.groundLine,
        1.5,
        true,
      );
  },
  waves(sheet, inks, window) {
    sheet.hatch(
      window,
      flat((_, y) => 0.25 + y / 1400),
      { angle: 0, spacing: 30, bend: 0, stride: 14, wave: { depth: 15, length: 140 } },
      inks.groundLine,
    );
  },
  lattice(sheet, inks, window) {
    for (const angle of [0.125, 0.375])
      sheet.hatch(
        window,
        flat(() => 0.2),
        { angle, spacing: 46, bend: 0, stride: 60 },
        inks.groundLine,
      );
    sheet.hatch(
      window,
      flat(() => 0.1),
      { angle: 0, spacing: 32.5, bend: 0, stride: 60 },
      inks.groundLine,
    );
  },
  moon(sheet, inks, window) {
    sheet.hatch(
      window,
      flat((_, y) => 0.62 - y / 1500),
      { angle: 0, spacing: 13, bend: 0, stride: 90 },
      inks.groundLine,
    );
    sheet.fill(ellipse({ x: 470, y: 300, width: 262, height: 262 }), inks.paper);
    for (const [x, y, r] of [
      [600, 200, 34],
      [640, 330, 22],
      [330, 130, 26],
      [560, 470, 30],
      [250, 250, 20],
    ] as const)
      sheet.line(ellipse({ x, y, width: r, height: r }), inks.groundLine, 3, true);
  },
  peaks(sheet, inks) {
    const peak = (points: Point[], part: number) => {
      const area = makeArea(points.flatMap((point) => [point, point]));
      sheet.fill(area, tint(inks, part));
      sheet.hatch(
        area,
        flat((x) => 0.1 + (((x + 800) / 97) % 1) * 0.3),
        { angle: 0.1, spacing: 13, bend: 0, stride: 30 },
        inks.groundLine,
      );
    };
    sheet.fill(ellipse({ x: 610, y: 170, width: 66, height: 66 }), inks.paper);
    peak(
      [
        [0, 520],
        [120, 250],
        [190, 340],
        [250, 280],
        [420, 560],
        [420, 800],
        [0, 800],
      ],
      0.3,
    );
    peak(
      [
        [380, 560],
        [560, 330],
        [620, 400],
        [690, 300],
        [800, 470],
        [800, 800],
        [380, 800],
      ],
      0.3,
    );
    peak(
      [
        [0, 800],
        [0, 640],
        [180, 520],
        [400, 640],
        [620, 540],
        [800, 640],
        [800, 800],
      ],
      0.65,
    );
  },
  stars(sheet, inks) {
    const star = (x: number, y: number, size: number) =>
      Array.from({ length: 10 }, (_, index): Point => {
        const reach = index % 2 === 0 ? size : size * 0.4;
        return [x + reach * sine(index / 10), y - reach * cosine(index / 10)];
      }).flatMap((point) => [point, point]);
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++)
        sheet.fill(
          star(70 + column * 140 + (row % 2) * 70, 70 + row * 130, row % 2 === 0 ? 40 : 26),
          tint(inks, row % 2 === 0 ? 0.75 : 0.45),
        );
  },
  curtain(sheet, inks, window) {
    sheet.hatch(
      window,
      flat((x) => 0.5 + 0.42 * sine(x / 133)),
      { angle: 0, spacing: 12, bend: 0, stride: 16 },
      inks.groundLine,
    );
  },
  roofs(sheet, inks, window) {
    sheet.hatch(
      window,
      flat((_, y) => 0.5 - y / 900),
      { angle: 0, spacing: 15, bend: 0, stride: 100 },
      inks.groundLine,
    );
    const skyline: Point[] = [
      [0, 800],
      [0, 380],
      [60, 380],
      [60, 320],
      [110, 260],
      [160, 320],
      [160, 420],
      [230, 420],
      [230, 480],
      [560, 480],
      [560, 400],
      [610, 400],
      [610, 210],
      [640, 150],
      [670, 210],
      [670, 360],
      [740, 360],
      [740, 420],
      [800, 420],
      [800, 800],
    ];
    sheet.fill(
      skyline.flatMap((point) => [point, point]),
      tint(inks, 0.85),
    );
    for (const [x, y] of [
      [84, 350],
      [120, 350],
      [84, 420],
      [630, 250],
      [630, 320],
      [590, 440],
      [700, 400],
      [700, 470],
      [40, 470],
    ] as const)
      sheet.fill(
        [
          [x, y],
          [x, y],
          [x + 18, y],
          [x + 18, y],
          [x + 18, y + 30],
          [x + 18, y + 30],
          [x, y + 30],
          [x, y + 30],
        ],
        inks.paper,
      );
  },
} as const satisfies Record<string, Draw>;

export type Ground = keyof typeof grounds;
