import { type Area, makeArea } from '../engraving/area';
import { cutOnce } from '../engraving/cut-once';
import { ellipse } from '../engraving/ellipse';
import { hatch } from '../engraving/hatch';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import { puffed } from '../engraving/puffed';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import { cutFur } from './cuts';
import { eyePlaces } from './eyes';
import { drawForm } from './form';
import type { Look } from './look';
import { type Marking, markings } from './markings';
import { type Bump, relief } from './relief';

/** The head looks a little to the left: what stands out of it is moved by this much. */
const turned = -34;

/** The head without its eyes: form, markings, snout, nose, mouth and whiskers. */
export function drawHead(sheet: Sheet, animal: Animal, look: Look, head: Place, marking: Marking): void {
  const { ink } = look.inks;
  const right = animal.outline;
  const chin = right[right.length - 1] as Point;
  const top: Point = [0, (right[0] as Point)[1] - 4];
  const outline = [
    top,
    ...right,
    ...right
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ];
  const area = makeArea(outline.map(([x, y]): Point => [head.x + x * (x < 0 ? 0.97 : 1), head.y + y]));
  const surface = relief(
    { x: head.x, y: head.y + 4, width: 232, height: Math.max(226, chin[1] + 22), rise: 140 },
    bumps(animal, head),
    (x, y) => look.furTone - 0.01 + markings[marking](x - head.x, y - head.y),
  );
  sheet.fill(area, look.fur);
  const behind = snoutAreas(animal, head);
  cutFur(sheet, look.cut, { area, surface, nose: [head.x + turned - 8, head.y + animal.nose.y], behind, ink });
  sheet.line(area.points, ink, 4.5, true);
  drawSnout(sheet, animal, look, head);
  drawNose(sheet, animal, look, head);
}

/** The hills and hollows of the face. */
function bumps(animal: Animal, head: Place): Bump[] {
  const list: Bump[] = eyePlaces(animal, head).flatMap(({ x, y, width, side }) => [
    { x, y, width: width + 34, height: animal.eye.height + 26, rise: -26 },
    { x: x + side * 6, y: y - 66, width: 84, height: 46, rise: 16 },
    { x: x + side * 66, y: y + 108, width: 96, height: 92, rise: 20 },
  ]);
  list.push({ x: head.x + turned, y: head.y + 10, width: 58, height: 150, rise: 24 });
  return list;
}

/** Where the snout stands out of the face: an own form, or two puffs over a chin. A beak has none. */
function snoutAreas({ snout, nose }: Animal, head: Place): Area[] {
  const { kind, y, width, height } = snout;
  if (nose.kind === 'beak') return [];
  const at = { x: head.x + turned - 12, y: head.y + y };
  const shapes: Record<Animal['snout']['kind'], Point[][]> = {
    round: [ellipse({ x: 0, y: 0, width, height })],
    wedge: [wedge(width, height)],
    puffs: [
      ellipse({ x: 8, y: height * 0.62, width: width * 0.56, height: height * 0.6 }),
      ellipse({ x: -width * 0.52, y: 0, width: width * 0.72, height: height * 0.82, turn: 0.03 }),
      ellipse({ x: width * 0.64, y: 0, width: width * 0.78, height: height * 0.82, turn: -0.03 }),
    ],
  };
  return shapes[kind].map((shape) => makeArea(placed(shape, at)));
}

/** A snout that narrows between the eyes and ends blunt. */
const wedge = (width: number, height: number): Point[] => [
  [20, -height * 1.1],
  ...[44, width].map((x, index): Point => [x, height * (0.6 * index - 0.5)]),
  [width * 0.9, height * 0.66],
  [width * 0.4, height * 0.92],
  [-width * 0.4, height * 0.92],
  [-width * 0.86, height * 0.66],
  ...[-width, -28].map((x, index): Point => [x, height * (0.1 - 0.6 * index)]),
];

function drawSnout(sheet: Sheet, animal: Animal, look: Look, head: Place): void {
  const { ink } = look.inks;
  const { kind, y, width, height } = animal.snout;
  const x = head.x + turned - (kind === 'puffs' ? 6 : 12);
  const middle = head.y + y;
  for (const [index, area] of snoutAreas(animal, head).entries()) {
    const key = `snout ${animal.ears} ${y} ${index} ${head.x} ${look.furTone}`;
    const puff = { rim: Math.min(width, height) * 0.9, tone: 0.1 + look.furTone * 0.5 };
    const lines = cutOnce(key, () =>
      hatch(area, puffed(area, puff), { angle: 0, spacing: 11.4, bend: 0.5, stride: 16 }),
    );
    sheet.fill(area, look.furLight);
    sheet.mark(`fill="${ink}"`, lines);
  }
  // Roots of the whiskers, then the whiskers themselves.
  for (const side of [-1, 1]) {
    for (let index = 0; index < animal.whiskers; index++) {
      const from: Point = [x + side * (width * 0.62 + index * 7), middle - 8 + index * 13];
      const far = side * (150 + (side > 0 ? 60 : 30));
      sheet.line(
        [from, [from[0] + far * 0.5, from[1] - 14 + index * 8], [from[0] + far, from[1] - 6 + index * 26]],
        ink,
        2.4,
      );
      sheet.line([from, [from[0] + side, from[1]]], ink, 6);
    }
  }
}

function drawNose(sheet: Sheet, { nose }: Animal, look: Look, head: Place): void {
  const { ink, paper, accent, cloth } = look.inks;
  const x = head.x + turned - 8;
  const y = head.y + nose.y;
  const w = nose.width;
  if (nose.kind === 'beak') {
    const shape = points('0 -50 34 -14 24 40 0 78! -24 40 -34 -14');
    const form = { points: shape, fill: accent, rim: 30, tone: 0.3, angle: 0.02, spacing: 8, bend: 0.5, edge: 5 };
    drawForm(sheet, form, { x, y }, ink);
    return;
  }
  const shapes: Record<Exclude<Animal['nose']['kind'], 'beak'>, Point[]> = {
    triangle: [
      [-w, -w * 0.4],
      [0, -w * 0.62],
      [w, -w * 0.4],
      [w * 0.7, w * 0.25],
      [0, w * 0.8],
      [0, w * 0.8],
      [-w * 0.7, w * 0.25],
    ],
    button: [
      [-w, -w * 0.3],
      [-w * 0.6, -w * 0.62],
      [0, -w * 0.7],
      [w * 0.6, -w * 0.62],
      [w, -w * 0.3],
      [w * 0.8, w * 0.4],
      [0, w * 0.8],
      [-w * 0.8, w * 0.4],
    ],
    broad: [
      [-w, -w * 0.5],
      [-w * 0.4, -w * 0.5],
      [0, -w * 0.3],
      [w * 0.4, -w * 0.5],
      [w, -w * 0.5],
      [w * 0.9, w * 0.1],
      [w * 0.3, w * 0.2],
      [0, w * 0.6],
      [-w * 0.3, w * 0.2],
      [-w * 0.9, w * 0.1],
    ],
  };
  sheet.fill(
    shapes[nose.kind].map(([px, py]): Point => [x + px, y + py]),
    nose.kind === 'triangle' ? cloth : ink,
  );
  if (nose.kind === 'triangle')
    sheet.line(
      shapes.triangle.map(([px, py]): Point => [x + px, y + py]),
      ink,
      4.5,
      true,
    );
  sheet.fill(ellipse({ x: x - w * 0.3, y: y - w * 0.32, width: w * 0.3, height: w * 0.13 }), paper);
}
