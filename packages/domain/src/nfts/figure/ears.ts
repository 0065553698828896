import { makeArea } from '../engraving/area';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { puffed } from '../engraving/puffed';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import type { Look } from './look';

interface Ear {
  /** The right ear, its foot at 0, 0 and its tip upwards. */
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly rim: number;
}

const shapes: Record<Animal['ears'], Ear> = {
  long: {
    outer: [
      [-52, 30],
      [-64, -110],
      [-56, -240],
      [-12, -338],
      [4, -340],
      [46, -250],
      [62, -120],
      [56, 30],
    ],
    inner: [
      [-24, 16],
      [-36, -100],
      [-30, -212],
      [-6, -284],
      [22, -212],
      [34, -110],
      [30, 16],
    ],
    x: 92,
    y: -150,
    turn: 0.035,
    rim: 52,
  },
  pointed: {
    outer: [
      [-74, 40],
      [-66, -50],
      [-20, -150],
      [26, -206],
      [26, -206],
      [62, -130],
      [86, -30],
      [84, 60],
    ],
    inner: [
      [-40, 20],
      [-30, -50],
      [0, -116],
      [24, -152],
      [24, -152],
      [46, -96],
      [58, -10],
      [50, 40],
    ],
    x: 112,
    y: -120,
    turn: 0.02,
    rim: 40,
  },
  round: {
    outer: [
      [-86, 40],
      [-92, -40],
      [-50, -96],
      [14, -104],
      [74, -70],
      [92, 0],
      [66, 70],
    ],
    inner: [
      [-50, 20],
      [-52, -26],
      [-24, -58],
      [14, -62],
      [48, -38],
      [56, 6],
      [40, 40],
    ],
    x: 150,
    y: -130,
    turn: 0.03,
    rim: 40,
  },
  small: {
    outer: [
      [-58, 30],
      [-60, -26],
      [-30, -64],
      [16, -66],
      [54, -40],
      [62, 8],
      [44, 46],
    ],
    inner: [
      [-30, 14],
      [-30, -14],
      [-10, -34],
      [14, -36],
      [32, -18],
      [36, 8],
      [24, 24],
    ],
    x: 162,
    y: -106,
    turn: 0.08,
    rim: 30,
  },
  large: {
    outer: [
      [-96, 60],
      [-128, -30],
      [-110, -130],
      [-30, -180],
      [60, -172],
      [126, -106],
      [134, -10],
      [80, 66],
    ],
    inner: [
      [-64, 30],
      [-86, -30],
      [-72, -96],
      [-20, -130],
      [44, -124],
      [88, -76],
      [92, -8],
      [56, 36],
    ],
    x: 178,
    y: -130,
    turn: 0.06,
    rim: 46,
  },
  side: {
    outer: [
      [-30, 40],
      [-56, -40],
      [-44, -140],
      [0, -214],
      [4, -214],
      [40, -150],
      [52, -50],
      [34, 40],
    ],
    inner: [
      [-10, 10],
      [-26, -50],
      [-20, -120],
      [2, -166],
      [22, -120],
      [28, -50],
      [16, 10],
    ],
    x: 130,
    y: -96,
    turn: 0.205,
    rim: 30,
  },
  tufts: {
    outer: [
      [-70, 50],
      [-56, -40],
      [0, -100],
      [62, -156],
      [62, -156],
      [60, -80],
      [76, -10],
      [60, 60],
    ],
    inner: [
      [-20, 20],
      [-10, -30],
      [20, -76],
      [44, -108],
      [44, -108],
      [44, -60],
      [44, 0],
      [30, 30],
    ],
    x: 128,
    y: -130,
    turn: 0.02,
    rim: 34,
  },
};

/** Both ears, to be covered by the head at their feet. `swing` turns the right one outwards, in turns. */
export function drawEars(sheet: Sheet, animal: Animal, look: Look, head: Place, swing = 0): void {
  const ear = shapes[animal.ears];
  const { ink, cloth } = look.inks;
  for (const side of [-1, 1]) {
    const turn = side * (ear.turn + (side > 0 ? swing : 0));
    const place = { x: head.x + side * ear.x - 6, y: head.y + ear.y, turn, isMirrored: side < 0 };
    const outer = makeArea(placed(ear.outer, place));
    const inner = makeArea(placed(ear.inner, place));
    sheet.fill(outer, look.fur);
    sheet.hatch(
      outer,
      puffed(outer, { rim: ear.rim, tone: 0.26 + look.furTone, contrast: 0.85 }),
      { angle: turn + 0.02 * side, spacing: 11, bend: 0.5, stride: 16 },
      ink,
    );
    sheet.fill(inner, cloth);
    sheet.hatch(
      inner,
      puffed(inner, { rim: ear.rim * 0.7, tone: 0.38, contrast: -0.9 }),
      { angle: turn + 0.25, spacing: 9.5, bend: 0, stride: 24 },
      ink,
    );
    sheet.line(outer.points, ink, 4, true);
  }
}
