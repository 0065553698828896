import { ellipse } from '../engraving/ellipse';
import type { Place } from '../engraving/placed';
import type { Point } from '../engraving/point';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import { eyePlaces } from './eyes';
import { drawForm } from './form';
import type { Look } from './look';

export type Eyewear = 'spectacles' | 'monocle' | 'eyePatch' | 'shades' | 'visor' | 'mask';

/** Glass or cloth before the eyes, sized to the animal's own. */
export function drawEyewear(sheet: Sheet, animal: Animal, look: Look, head: Place, kind: Eyewear): void {
  const { ink, paper, accent, cloth } = look.inks;
  const [far, near] = eyePlaces(animal, head) as [EyePlace, EyePlace];
  const size = Math.max(62, animal.eye.width + 20);
  const y = near.y;
  const black = { fill: ink, tone: -1, edge: 3 };
  if (kind === 'spectacles') {
    const bridge: Point[] = [
      [far.x + size * 0.84, y - 8],
      [(far.x + near.x) / 2, y - 24],
      [near.x - size * 0.96, y - 8],
    ];
    sheet.line(bridge, ink, 11);
    sheet.line(
      [
        [near.x + size, y - 6],
        [near.x + size + 50, y - 18],
      ],
      ink,
      11,
    );
    for (const { x, width } of [
      { x: far.x, width: size * 0.9 },
      { x: near.x, width: size },
    ]) {
      const ring = ellipse({ x, y, width, height: size });
      sheet.line(ring, ink, 17, true);
      sheet.line(ring, accent, 8, true);
    }
  } else if (kind === 'monocle') {
    const ring = ellipse({ x: near.x, y, width: size, height: size });
    sheet.line(ring, ink, 19, true);
    sheet.line(ring, accent, 10, true);
    sheet.line(
      [
        [near.x + size * 0.7, y + size * 0.7],
        [near.x + 90, y + 150],
        [near.x + 60, y + 270],
      ],
      ink,
      4,
    );
  } else if (kind === 'eyePatch') {
    sheet.line(
      [
        [far.x - 80, y - 92],
        [near.x, y - 40],
        [near.x + 120, y + 30],
      ],
      ink,
      14,
    );
    const r = size * 0.98;
    const patch: Point[] = [
      [-r, -r * 0.7],
      [0, -r],
      [r, -r * 0.6],
      [r * 0.8, r * 0.5],
      [0, r],
      [-r * 0.8, r * 0.4],
    ];
    drawForm(sheet, { points: patch, fill: '#4a4f57', tone: 0.5, rim: 40, angle: 0.06 }, { x: near.x, y: y + 4 }, ink);
  } else if (kind === 'shades') {
    sheet.line(
      [
        [far.x, y - 34],
        [near.x, y - 34],
        [near.x + size + 54, y - 44],
      ],
      ink,
      14,
    );
    for (const { x, width } of [
      { x: far.x, width: size * 0.92 },
      { x: near.x, width: size * 1.02 },
    ]) {
      const glass: Point[] = [
        [-width, -44],
        [-width, -44],
        [width, -44],
        [width, -44],
        [width * 0.9, 30],
        [0, 62],
        [-width * 0.9, 30],
      ];
      drawForm(sheet, { points: glass, ...black }, { x, y }, ink);
      sheet.line(
        [
          [x - width * 0.6, y + 6],
          [x - width * 0.1, y - 28],
        ],
        paper,
        7,
      );
    }
  } else if (kind === 'visor') {
    const left = far.x - size - 6;
    const right = near.x + size + 30;
    const band: Point[] = [
      [left, y - 44],
      [left, y - 44],
      [right, y - 50],
      [right, y - 50],
      [right - 10, y + 40],
      [right - 10, y + 40],
      [near.x, y + 52],
      [left + 8, y + 42],
      [left + 8, y + 42],
    ];
    drawForm(sheet, { points: band, fill: accent, tone: 0.24, rim: 34, angle: 0.02, spacing: 8 }, { x: 0, y: 0 }, ink);
    sheet.line(
      [
        [left + 26, y - 22],
        [(left + right) / 2, y - 26],
        [right - 60, y - 28],
      ],
      paper,
      8,
    );
  } else {
    const left = far.x - size - 20;
    const right = near.x + size + 34;
    const middle = (far.x + near.x) / 2;
    const form: Point[] = [
      [left, y - 66],
      [left, y - 66],
      [middle, y - 40],
      [right, y - 70],
      [right, y - 70],
      [right - 20, y + 34],
      [near.x, y + 66],
      [middle + 6, y + 34],
      [far.x, y + 66],
      [left + 18, y + 34],
    ];
    drawForm(sheet, { points: form, fill: cloth, tone: 0.28, rim: 26, angle: 0.03, spacing: 13 }, { x: 0, y: 0 }, ink);
    for (const { x, width } of [far, near]) {
      drawForm(
        sheet,
        { points: ellipse({ x, y, width: width * 0.9, height: 30 }), fill: paper, tone: -1, edge: 5 },
        { x: 0, y: 0 },
        ink,
      );
      drawForm(
        sheet,
        { points: ellipse({ x: x - 8, y: y + 2, width: 17, height: 22 }), ...black },
        { x: 0, y: 0 },
        ink,
      );
      sheet.fill(ellipse({ x: x - 14, y: y - 8, width: 6, height: 6 }), paper);
    }
  }
}

type EyePlace = ReturnType<typeof eyePlaces>[number];
