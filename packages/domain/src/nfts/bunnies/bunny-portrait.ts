import { bunnyKinds } from '../bunny-kinds';
import { curvePath } from '../engraving/curve-path';
import { mix } from '../engraving/mix';
import { points } from '../engraving/points';
import { rosette } from '../engraving/rosette';
import { Sheet } from '../engraving/sheet';
import { type Animal, animals } from '../figure/animals';
import { coats } from '../figure/coats';
import { collars } from '../figure/collars';
import { drawEars } from '../figure/ears';
import { drawEyes } from '../figure/eyes';
import { drawEyewear } from '../figure/eyewear';
import { drawForm } from '../figure/form';
import { drawHead } from '../figure/head';
import { headgear } from '../figure/headgear';
import { heldThings } from '../figure/held-things';
import { irises } from '../figure/irises';
import type { Inks, Look } from '../figure/look';
import { drawMouth } from '../figure/mouth';
import { drawPaw } from '../figure/paw';
import { drawPlate } from '../figure/plate';
import { lathe } from '../note/lathe';
import { drawLettering } from '../note/lettering';
import { bunnyInks } from './bunny-inks';

/** Where the bust stands: drawn larger, then moved as a whole. */
const stand = 'matrix(.84 0 0 .84 150 54)';
const head = { x: 418, y: 436 };
const paw = { x: 176, y: 604, turn: -0.03, scale: 0.88 };
const cameo = points('o 400 392 326 352');
const everything = points('0 0! 800 0! 800 800! 0 800!');
const border = points('16 16! 784 16! 784 784! 16 784!');

/** The portrait of a kind of the Bunnies as SVG; undefined for a number that is no kind. */
export function bunnyPortrait(id: number): string | undefined {
  const kind = bunnyKinds[id];
  if (kind === undefined) return undefined;
  const sheet = new Sheet();
  const inks = bunnyInks[kind.inks];
  const animal: Animal = { ...animals.hare, ears: kind.ears };
  const look: Look = { inks, ...coats[kind.coat], iris: irises.amber, cut: 'ruled' };
  drawGround(sheet, inks);
  sheet.moved(stand, () => drawPlate(sheet, collars[kind.collar], inks, { x: head.x - 6, y: head.y + 168 }));
  drawPlate(sheet, heldThings[kind.held], inks, paw);
  drawPaw(sheet, look, paw);
  drawSurround(sheet, inks, kind.name);
  sheet.moved(stand, () => {
    drawEars(sheet, animal, look, head);
    drawHead(sheet, animal, look, head, 'plain');
    drawEyes(sheet, animal, look, head, kind.gaze);
    if (kind.eyewear !== 'none') drawEyewear(sheet, animal, look, head, kind.eyewear);
    drawMouth(sheet, animal, look, head, 'plain');
    if (kind.headgear !== 'none') drawPlate(sheet, headgear[kind.headgear], inks, { x: head.x - 8, y: head.y - 118 });
  });
  return sheet.svg(`Bunnies: ${kind.name}`);
}

/** A dark cameo, its guilloche cut in white lines. */
function drawGround(sheet: Sheet, inks: Inks): void {
  sheet.fill(cameo, inks.ink);
  const flower = { x: 400, y: 392, petals: { depth: 20, count: 8 }, fineness: 4 };
  for (let ring = 0; ring < 5; ring++)
    for (const phase of [0, 0.5]) {
      const colour = mix(inks.ink, inks.ground, phase === 0 ? 0.9 : 0.5);
      sheet.line(rosette({ ...flower, radius: 206 + ring * 28, depth: 17, lobes: 24, phase }), colour, 2.2, true);
    }
}

/** The paper around the cameo, its lathe work, and the name on a ribbon. */
function drawSurround(sheet: Sheet, inks: Inks, name: string): void {
  const { ink, paper, ground, cloth } = inks;
  sheet.mark(
    `fill="${paper}" fill-rule="evenodd"`,
    curvePath(everything, { isClosed: true }) + curvePath(cameo, { isClosed: true }),
  );
  for (const [x, y] of points('70 70 730 70 70 730 730 730')) {
    sheet.fill(rosette({ x, y, radius: 42, depth: 7, lobes: 12, phase: 0, fineness: 4 }), ground);
    sheet.line(rosette({ x, y, radius: 28, depth: 6, lobes: 12, phase: 0.5, fineness: 4 }), paper, 2.5, true);
    sheet.line(rosette({ x, y, radius: 12, depth: 4, lobes: 6, phase: 0, fineness: 4 }), paper, 2.5, true);
  }
  sheet.line(border, ink, 4, true);
  sheet.line(cameo, ink, 8, true);
  for (const phase of [0, 0.5])
    sheet.line(lathe({ around: cameo, offset: 19, depth: 10, wave: 40, phase }), ground, 3, true);
  const ends = { fill: cloth, tone: 0.5, rim: 30, angle: 0.25 };
  drawForm(sheet, { ...ends, points: points('60 712! 150 700! 150 780! 60 792! 96 752!') }, { x: 0, y: 0 }, ink);
  drawForm(sheet, { ...ends, points: points('740 712! 650 700! 650 780! 740 792! 704 752!') }, { x: 0, y: 0 }, ink);
  drawForm(
    sheet,
    { fill: paper, tone: 0, rim: 12, points: points('104 690! 400 676 696 690! 696 760! 400 746 104 760!') },
    { x: 0, y: 0 },
    ink,
  );
  drawLettering(sheet, { text: name.toUpperCase(), x: 400, y: 733, size: 36 }, ink);
}
