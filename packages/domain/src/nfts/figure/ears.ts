import { makeArea } from '../engraving/area';
import { cutOnce } from '../engraving/cut-once';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import { cutForm } from './form';
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
    outer: points('-52 30 -64 -100 -56 -210 -12 -296 4 -298 46 -218 62 -108 56 30'),
    inner: points('-24 16 -36 -90 -30 -186 -6 -248 22 -186 34 -98 30 16'),
    x: 92,
    y: -150,
    turn: 0.035,
    rim: 52,
  },
  lop: {
    outer: points('-56 40 -60 -40 -10 -92 60 -84 116 -10 134 100 116 220 80 276 50 240 44 130 30 60'),
    inner: points('20 -44 66 -30 94 40 104 130 92 210 80 236 68 200 66 110 50 40'),
    x: 132,
    y: -110,
    turn: 0.01,
    rim: 44,
  },
  bent: {
    outer: points('-52 30 -62 -100 -46 -196 10 -238 72 -212 128 -138 140 -100! 104 -116 62 -130 56 -90 56 30'),
    inner: points('-24 16 -34 -90 -24 -160 10 -186 36 -160 26 -90 28 16'),
    x: 92,
    y: -150,
    turn: 0.03,
    rim: 46,
  },
  pointed: {
    outer: points('-74 40 -66 -50 -20 -150 26 -206! 62 -130 86 -30 84 60'),
    inner: points('-40 20 -30 -50 0 -116 24 -152! 46 -96 58 -10 50 40'),
    x: 112,
    y: -120,
    turn: 0.02,
    rim: 40,
  },
  round: {
    outer: points('-86 40 -92 -40 -50 -96 14 -104 74 -70 92 0 66 70'),
    inner: points('-50 20 -52 -26 -24 -58 14 -62 48 -38 56 6 40 40'),
    x: 150,
    y: -130,
    turn: 0.03,
    rim: 40,
  },
  small: {
    outer: points('-58 30 -60 -26 -30 -64 16 -66 54 -40 62 8 44 46'),
    inner: points('-30 14 -30 -14 -10 -34 14 -36 32 -18 36 8 24 24'),
    x: 162,
    y: -106,
    turn: 0.08,
    rim: 30,
  },
  large: {
    outer: points('-96 60 -128 -30 -110 -130 -30 -180 60 -172 126 -106 134 -10 80 66'),
    inner: points('-64 30 -86 -30 -72 -96 -20 -130 44 -124 88 -76 92 -8 56 36'),
    x: 178,
    y: -130,
    turn: 0.06,
    rim: 46,
  },
  side: {
    outer: points('-30 40 -56 -40 -44 -140 0 -214 4 -214 40 -150 52 -50 34 40'),
    inner: points('-10 10 -26 -50 -20 -120 2 -166 22 -120 28 -50 16 10'),
    x: 130,
    y: -96,
    turn: 0.205,
    rim: 30,
  },
  tufts: {
    outer: points('-70 50 -56 -40 0 -100 62 -156! 60 -80 76 -10 60 60'),
    inner: points('-20 20 -10 -30 20 -76 44 -108! 44 -60 44 0 30 30'),
    x: 128,
    y: -130,
    turn: 0.02,
    rim: 34,
  },
};

/** Both ears, to be covered by the head at their feet. */
export function drawEars(sheet: Sheet, animal: Animal, { inks, fur, furTone }: Look, head: Place): void {
  const ear = shapes[animal.ears];
  for (const side of [-1, 1]) {
    const turn = side * ear.turn;
    const place = { x: head.x + side * ear.x - 6, y: head.y + ear.y, turn, isMirrored: side < 0 };
    const inner = makeArea(placed(ear.inner, place));
    const outerForm = { points: ear.outer, rim: ear.rim, tone: 0.26 + furTone, contrast: 0.85, angle: 0.02, bend: 0.5 };
    const innerForm = { points: ear.inner, rim: ear.rim * 0.7, tone: 0.38, contrast: -0.9, angle: 0.25, bend: 0 };
    const key = `${animal.ears} ${place.x} ${place.y} ${furTone}`;
    sheet.form(
      cutOnce(key, () => cutForm(outerForm, place, [inner])),
      fur,
      inks.ink,
    );
    sheet.form(
      cutOnce(`${key} inner`, () => ({ ...cutForm(innerForm, place), width: 0 })),
      inks.cloth,
      inks.ink,
    );
  }
}
