import { makeArea } from '../engraving/area';
import { ellipse } from '../engraving/ellipse';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import type { Look } from './look';

export type Gaze = 'steady' | 'wide' | 'sly' | 'tired' | 'stern' | 'asleep' | 'winking' | 'hypnotic';

/** Where the upper lid cuts the eye: at its inner and its outer corner, in parts of its half height (-1 is the top). */
const lids: Record<Exclude<Gaze, 'asleep'>, readonly [number, number]> = {
  steady: [-0.74, -0.66],
  wide: [-1.1, -1.1],
  sly: [-0.12, -0.3],
  tired: [-0.1, 0.2],
  stern: [0.05, -0.6],
  winking: [-0.8, -0.7],
  hypnotic: [-0.75, -0.7],
};

/** Where the middles of both eyes lie, and how wide each is seen: the far one is narrower. */
export function eyePlaces({ eye }: Animal, head: Place): { x: number; y: number; width: number; side: -1 | 1 }[] {
  return [
    { x: head.x - 34 - eye.x * 0.94, y: head.y + eye.y, width: eye.width * 0.86, side: -1 },
    { x: head.x - 34 + eye.x * 1.04, y: head.y + eye.y, width: eye.width, side: 1 },
  ];
}

export function drawEyes(sheet: Sheet, animal: Animal, look: Look, head: Place, gaze: Gaze): void {
  for (const place of eyePlaces(animal, head)) {
    if (gaze === 'asleep' || (gaze === 'winking' && place.side > 0)) closedEye(sheet, animal, look, place);
    else openEye(sheet, animal, look, place, gaze);
  }
}

type EyePlace = ReturnType<typeof eyePlaces>[number];

function closedEye(sheet: Sheet, { eye }: Animal, { inks }: Look, { x, y, width, side }: EyePlace): void {
  const height = eye.height * 0.4;
  const arc = points('-1.15 -0.4 -0.7 0.7 0 1.1 0.7 0.7 1.15 -0.4');
  sheet.line(
    arc.map(([px, py]): Point => [x + px * width, y + 6 + py * height]),
    inks.ink,
    9,
  );
  for (const part of [-0.7, 0, 0.7]) {
    const foot: Point = [x + part * width, y + 10 + (1 - part * part * 0.6) * height];
    sheet.line([foot, [foot[0] + (part * 16 + side * 6), foot[1] + 15]], inks.ink, 5);
  }
}

function openEye(sheet: Sheet, { eye }: Animal, look: Look, place: EyePlace, gaze: Exclude<Gaze, 'asleep'>): void {
  const { ink, paper } = look.inks;
  const { x, y, width, side } = place;
  const height = eye.height;
  const turn = -side * eye.slant;
  const at = (points: readonly Point[]) => placed(points, { x, y, turn });
  const size = gaze === 'wide' ? 1.08 : 1;
  sheet.fill(at(ellipse({ x: 0, y: 0, width: (width + 7) * size, height: (height + 7) * size })), ink);
  sheet.fill(at(ellipse({ x: 0, y: 1, width: width * size, height: height * size })), look.iris);
  iris(sheet, { width: width * size, height: height * size }, at, ink);
  pupil(sheet, eye.pupil, gaze, { width, height }, at, look);
  sheet.fill(at(ellipse({ x: -width * 0.34, y: -height * 0.34, width: width * 0.23, height: height * 0.23 })), paper);
  sheet.fill(at(ellipse({ x: width * 0.3, y: height * 0.4, width: width * 0.1, height: height * 0.1 })), paper);
  const [inner, outer] = lids[gaze];
  if (inner < -1) return;
  // The lid covers the upper part; its lower edge carries the lash line.
  const left = (side < 0 ? outer : inner) * height;
  const right = (side < 0 ? inner : outer) * height;
  const wide = width + 11;
  const tall = height + 11;
  const lid = makeArea(
    at([
      [-wide, left],
      [-wide, left],
      [-wide * 0.9, -tall * 0.75],
      [0, -tall * 1.12],
      [wide * 0.9, -tall * 0.75],
      [wide, right],
      [wide, right],
      [0, (left + right) / 2 - 9],
    ]),
  );
  sheet.fill(lid, look.fur);
  sheet.hatch(
    lid,
    { height: () => 0, highest: 0, tone: (_, py) => 0.3 + look.furTone + (py - y + tall * 0.8) * 0.004 },
    { angle: turn, spacing: 8, bend: 0, stride: 16 },
    ink,
  );
  sheet.line(
    at([
      [-wide, left],
      [-wide * 0.5, (left * 3 + right) / 4 - 8],
      [wide * 0.5, (left + right * 3) / 4 - 8],
      [wide, right],
    ]),
    ink,
    8,
  );
}

/** Fine spokes of the iris. */
function iris(
  sheet: Sheet,
  { width, height }: { width: number; height: number },
  at: (points: readonly Point[]) => Point[],
  ink: string,
): void {
  const outer = ellipse({ x: 0, y: 1, width: width * 0.98, height: height * 0.98 });
  const inner = ellipse({ x: 0, y: 1, width: width * 0.7, height: height * 0.7 });
  for (const [index, point] of outer.entries()) sheet.line(at([point, inner[index] as Point]), ink, 2);
}

function pupil(
  sheet: Sheet,
  kind: Animal['eye']['pupil'],
  gaze: Gaze,
  { width, height }: { width: number; height: number },
  at: (points: readonly Point[]) => Point[],
  { inks, iris: colour }: Look,
): void {
  const shift = -width * 0.12;
  if (gaze === 'hypnotic') {
    for (const part of [0.82, 0.42]) {
      sheet.fill(at(ellipse({ x: 0, y: 0, width: width * part, height: height * part })), inks.ink);
      sheet.fill(at(ellipse({ x: 0, y: 0, width: width * (part - 0.2), height: height * (part - 0.2) })), colour);
    }
    return;
  }
  const shapes = {
    round: { width: width * 0.66, height: height * 0.74 },
    slit: { width: width * 0.32, height: height * 0.88 },
    bar: { width: width * 0.62, height: height * 0.34 },
  };
  sheet.fill(at(ellipse({ x: shift, y: 1, ...shapes[kind] })), inks.ink);
}
