import type { Place } from '../engraving/placed';
import { placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import type { Look } from './look';
import { drawPlate, plate } from './plate';

export type Mouth = 'plain' | 'smile' | 'straw' | 'pipe' | 'moustache';

const plates = {
  straw: plate(`
    ink line 15: -6 4 -70 22 -150 8
    accent line 8: -6 4 -70 22 -150 8
    accent tone 0.2 rim 10 edge 3.5 angle 0.2: -146 20! -170 22 -212 -6 -220 -26! -190 -24 -156 -4`),
  pipe: plate(`
    felt tone 0.3 rim 8: -4 -8! -4 10! -70 44! -110 52! -110 32! -78 24!
    wood tone 0.26 rim 24 angle 0.25: -96 -14! -160 -14! -166 30 -156 60 -128 66 -100 58 -94 30
    felt tone 0.3 rim 8 edge 3.5: o -128 -14 33 9
    paper line 6: -132 -34 -150 -60 -120 -84 -146 -112`),
  moustache: plate(`
    felt tone 0.42 rim 26 angle 0.05 spacing 9: 0 -14 30 -24 74 -6 108 8 138 -14! 128 30 88 42 36 32 0 12 -36 32 -88 42 -128 30 -138 -14! -108 8 -74 -6 -30 -24`),
} as const;

/** The mouth below the nose, and what stands before it. */
export function drawMouth(sheet: Sheet, animal: Animal, look: Look, head: Place, mouth: Mouth): void {
  const { ink } = look.inks;
  const { snout, nose } = animal;
  const x = head.x - 42;
  const isBeak = nose.kind === 'beak';
  const y = head.y + (isBeak ? nose.y + 92 : Math.max(nose.y + nose.width * 1.3, snout.y + snout.height * 0.3));
  const reach = snout.width * (snout.kind === 'puffs' ? 0.86 : 0.62);
  const corner = mouth === 'smile' ? -26 : -2;
  if (!isBeak) sheet.line(points(`${x} ${head.y + nose.y + 8} ${x} ${y}`), ink, 5.5);
  if (!isBeak || mouth === 'smile') {
    const shape: Point[] = [
      [0, 0],
      [reach * 0.3, 22],
      [reach * 0.75, 18],
      [reach, corner],
    ];
    for (const isMirrored of [true, false]) sheet.line(placed(shape, { x, y, isMirrored }), ink, 6);
    if (mouth === 'smile')
      for (const side of [-1, 1])
        sheet.line(
          [
            [x + side * (reach + 12), y + corner - 12],
            [x + side * (reach + 4), y + corner],
            [x + side * (reach - 12), y + corner + 4],
          ],
          ink,
          6,
        );
  }
  if (mouth === 'moustache') drawPlate(sheet, plates.moustache, look.inks, { x, y: y + 4 });
  else if (mouth === 'pipe' || mouth === 'straw')
    drawPlate(sheet, plates[mouth], look.inks, { x: x - reach * 0.4, y: y + 14 });
}
