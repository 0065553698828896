import { type Area, isInside, makeArea } from '../engraving/area';
import { curvePath } from '../engraving/curve-path';
import { mix } from '../engraving/mix';
import { placed } from '../engraving/placed';
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

const sheetEdge = points('0 0! 800 0! 800 800! 0 800!');
const border = points('14 14! 786 14! 786 786! 14 786!');
const cartouche = points('-74 -22! 74 -22! 84 0 74 22! -74 22! -84 0');

/** The paper around the window: lathe work along its edge, the denomination in two corners, the serial in the others. */
export function drawFrame(sheet: Sheet, { outline, denomination, serial }: Frame, inks: Inks): void {
  const { ink, paper, cloth, groundLine } = inks;
  const { hole, lines, outer, chains, edge } = cutFrame(outline);
  sheet.mark(`fill="${paper}" fill-rule="evenodd"`, hole);
  sheet.stroke(lines, mix(paper, groundLine, 0.6), 2);
  sheet.stroke(chains[0], groundLine, 5);
  sheet.stroke(chains[1], ink, 2.4);
  sheet.stroke(outer, ink, 2.5);
  sheet.stroke(edge, ink, 7);
  sheet.line(border, ink, 4, true);
  for (const [x, y] of points('84 84 716 716')) drawSeal(sheet, { x, y, denomination }, inks);
  for (const [x, y] of points('694 50 106 750')) {
    sheet.fill(placed(cartouche, { x, y }), paper);
    sheet.line(placed(cartouche, { x, y }), ink, 3, true);
    drawLettering(sheet, { text: serial, x, y: y + 12, size: 24 }, cloth);
  }
}

interface Seal {
  readonly x: number;
  readonly y: number;
  readonly denomination: string;
}

/** The denomination on a seal: of ink, from 50 of the second ink, from 500 of metal. */
function drawSeal(sheet: Sheet, { x, y, denomination }: Seal, { ink, paper, cloth, accent }: Inks): void {
  const value = Number(denomination);
  const [field, letters] = value >= 500 ? [accent, ink] : value >= 50 ? [cloth, paper] : [ink, paper];
  const edge = rosette({ x, y, radius: 60, depth: 6, lobes: 14, phase: 0, fineness: 4 });
  sheet.fill(edge, field);
  if (field !== ink) sheet.line(edge, ink, 4, true);
  sheet.line(points(`o ${x} ${y} 48`), letters, 2.5, true);
  const size = [58, 48, 35, 27][denomination.length - 1] as number;
  drawLettering(sheet, { text: denomination, x, y: y + size / 2, size, gap: 0.35 }, letters);
}

interface CutFrame {
  readonly hole: string;
  readonly lines: string;
  readonly outer: string;
  readonly chains: readonly [string, string];
  readonly edge: string;
}

/** A frame is the same on every note but for its inks: it is cut once. */
const cutBefore = new WeakMap<readonly Point[], CutFrame>();

function cutFrame(outline: readonly Point[]): CutFrame {
  const found = cutBefore.get(outline);
  if (found !== undefined) return found;
  const closed = { isClosed: true };
  const edge = curvePath(outline, closed);
  const wider = outline.map(([x, y]): Point => [400 + (x - 400) * 1.1, 400 + (y - 400) * 1.1]);
  const cut: CutFrame = {
    hole: curvePath(sheetEdge, closed) + edge,
    lines: ruling(makeArea(wider)),
    outer: curvePath(wider, closed),
    chains: [chain(outline, 0), chain(outline, 0.5)],
    edge,
  };
  cutBefore.set(outline, cut);
  return cut;
}

const chain = (around: readonly Point[], phase: number) =>
  curvePath(lathe({ around, offset: 19, depth: 10, wave: 42, phase }), { isClosed: true });

/** Level lines between the border and an area. */
function ruling(area: Area): string {
  let path = '';
  for (let y = 26; y < 780; y += 12) {
    let from = 14;
    for (let x = 14; x <= 786; x += 2) {
      const isEnd = x === 786 || isInside(area, x, y);
      if (isEnd && from < x) path += `M${from * 4} ${y * 4}h${(x - from) * 4}`;
      if (isInside(area, x, y)) from = x + 2;
    }
  }
  return path;
}
