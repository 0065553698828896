import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import { drawForm } from './form';
import type { Look } from './look';

const back: readonly Point[] = points('-58 30 -60 -20 -36 -46 0 -52 36 -46 60 -20 58 30 40 56 -40 56');

/** A paw that closes around what it holds, with the sleeve below it. */
export function drawPaw(sheet: Sheet, look: Look, at: Place, sleeve: string): void {
  const { ink } = look.inks;
  const arm: Point[] = points('-66 40! 66 40! 92 170! -92 170!');
  drawForm(sheet, { points: arm, fill: sleeve, tone: 0.28, rim: 60, angle: 0.02, spacing: 12 }, at, ink);
  drawForm(sheet, { points: back, fill: look.fur, tone: 0.2 + look.furTone, rim: 50, spacing: 11 }, at, ink);
  for (const x of [-20, 20])
    sheet.line(
      placed(
        [
          [x, -46],
          [x * 1.1, -20],
          [x, 0],
        ],
        at,
      ),
      ink,
      4,
    );
}
