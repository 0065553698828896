import { curvePath } from '../engraving/curve-path';
import { ellipse } from '../engraving/ellipse';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import { rosette } from '../engraving/rosette';
import type { Sheet } from '../engraving/sheet';
import type { Inks } from '../figure/look';
import { lathe } from './lathe';
import { drawLettering } from './lettering';

export interface Frame {
  readonly outline: readonly Point[];
  readonly denomination: string;
  readonly serial: string;
}

const sheetEdge: readonly Point[] = points('0 0! 800 0! 800 800! 0 800!');

/** The paper around the window: lathe work along its edge, the denomination in two corners, the serial in the others. */
export function drawFrame(sheet: Sheet, { outline, denomination, serial }: Frame, inks: Inks): void {
  const { ink, paper, cloth, groundLine } = inks;
  const hole = curvePath(sheetEdge, { isClosed: true }) + curvePath(outline, { isClosed: true });
  sheet.mark(`fill="${paper}" fill-rule="evenodd"`, hole);
  for (const phase of [0, 0.5]) {
    sheet.line(lathe({ around: outline, offset: 19, depth: 10, wave: 42, phase }), groundLine, 5, true);
    sheet.line(lathe({ around: outline, offset: 19, depth: 10, wave: 42, phase }), ink, 1.6, true);
  }
  sheet.line(outline, ink, 7, true);
  sheet.line(lathe({ around: outline, offset: 35, depth: 0, wave: 200, phase: 0 }), ink, 2.5, true);
  sheet.line(points('14 14! 786 14! 786 786! 14 786!'), ink, 4, true);
  for (const [x, y] of [
    [84, 84],
    [716, 716],
  ] as const) {
    sheet.fill(rosette({ x, y, radius: 58, depth: 6, lobes: 14, phase: 0, fineness: 4 }), ink);
    sheet.line(ellipse({ x, y, width: 47, height: 47 }), paper, 2.5, true);
    const size = [56, 48, 34, 26][denomination.length - 1] as number;
    drawLettering(sheet, { text: denomination, x, y: y + size / 2, size, gap: 0.35 }, paper);
  }
  drawLettering(sheet, { text: serial, x: 692, y: 54, size: 25 }, cloth);
  drawLettering(sheet, { text: serial, x: 108, y: 772, size: 25 }, cloth);
}
