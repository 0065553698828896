import type { Point } from '../engraving/point';
import { points } from '../engraving/points';
import { ribbon } from '../engraving/ribbon';
import type { Sheet } from '../engraving/sheet';

/** Strokes of each letter on a field 6 wide and 10 high, foot at 0; a point with `!` is a corner. */
const strokes: Readonly<Record<string, string>> = {
  '0': '3 -10.3 5.6 -10 6.2 -5 5.6 0 3 .3 .4 0 -.2 -5 .4 -10 3 -10.3',
  '1': '1 -8 3.2 -10! 3.2 0/1 0 5.4 0',
  '2': '.2 -7 .4 -10.2 3 -10.4 6 -10.2 6.2 -7 3 -4 0 0! 6.2 0',
  '3': '.2 -8 .6 -10.4 3 -10.4 6 -10.2 6 -5.6 2.6 -5.3! 6.4 -5 6.4 .2 3 .4 .2 .2 0 -2.4',
  '4': '4.6 0 4.6 -10.2!/4.6 -10.2 -.2 -2.8!/-.2 -2.8 6.6 -2.8',
  '5': '5.8 -10 .8 -10! .5 -5 3 -6.6 6.4 -6 6.4 .2 3 .4 0 .2 0 -2.4',
  '6': '5.8 -8 5.4 -10.4 3 -10.4 -.2 -10 -.2 0 3 .4 6.4 .2 6.4 -6 3 -6.2 -.2 -5.8 0 -3',
  '7': '0 -8 0 -10! 6 -10! 2.4 0',
  '8': '3 -5.4 .2 -5.8 .2 -10.4 3 -10.4 5.8 -10.4 5.8 -5.8 3 -5.4 -.4 -5 -.4 .4 3 .4 6.4 .4 6.4 -5 3 -5.4',
  '9': '.2 -2 .6 .4 3 .4 6.2 0 6.2 -10 3 -10.4 -.4 -10.2 -.4 -4 3 -3.8 6.2 -4.2 6 -7',
  A: '0 0 3 -10/3 -10 6 0/1.2 -3.4 4.8 -3.4',
  B: '.8 0 .8 -10! 5.6 -10 5.6 -5.4 .8 -5.3!/.8 -5.3 6.4 -5.2 6.4 0 .8 0',
  C: '6 -7.4 5.6 -10.4 3 -10.4 -.2 -10 -.2 0 3 .4 5.8 .4 6.2 -2.6',
  D: '.8 0 .8 -10! 6.2 -10 6.2 0 .8 0',
  E: '5.8 -10 .8 -10! .8 0! 5.8 0/.8 -5.2 4.8 -5.2',
  F: '5.8 -10 .8 -10! .8 0/.8 -5.2 4.8 -5.2',
  G: '6 -7.4 5.6 -10.4 3 -10.4 -.2 -10 -.2 0 3 .4 6 0 6 -4.4! 3.6 -4.4',
  H: '.6 0 .6 -10/5.6 0 5.6 -10/.6 -5.2 5.6 -5.2',
  I: '3 0 3 -10/1.4 0 4.6 0/1.4 -10 4.6 -10',
  J: '4.6 -10 4.6 -.4 2.6 .6 0 .2 0 -2.4/3 -10 6 -10',
  K: '.8 0 .8 -10/6 -10 .8 -4.6/2.4 -6 6.2 0',
  L: '.8 -10 .8 0! 5.8 0',
  M: '-.2 0 -.2 -10/-.2 -10 3 -2.4!/3 -2.4 6.2 -10!/6.2 0 6.2 -10',
  N: '.2 0 .2 -10/.2 -10 5.8 0/5.8 0 5.8 -10',
  O: '3 -10.4 6 -10.2 6.2 -5 6 .2 3 .4 0 .2 -.2 -5 0 -10.2 3 -10.4',
  P: '.8 0 .8 -10! 6.2 -10 6.2 -4.6 .8 -4.6',
  Q: '3 -10.4 6 -10.2 6.2 -5 6 .2 3 .4 0 .2 -.2 -5 0 -10.2 3 -10.4/3.6 -2.4 6.4 1.4',
  R: '.8 0 .8 -10! 6 -10 6 -5 .8 -5/3 -5 6.2 0',
  S: '5.8 -7.8 5.4 -10.4 3 -10.4 0 -10.2 0 -6 3 -5.2 6.4 -4.6 6.2 .4 3 .4 .2 .2 0 -2.4',
  T: '3 0 3 -10/0 -8.4 0 -10! 6 -10! 6 -8.4',
  U: '.6 -10 .6 -2 .8 .4 3 .4 5.4 .4 5.6 -2 5.6 -10',
  V: '0 -10 3 0/3 0 6 -10',
  W: '-.6 -10 1.2 0/1.2 0 3 -8/3 -8 4.8 0/4.8 0 6.6 -10',
  X: '.2 -10 5.8 0/5.8 -10 .2 0',
  Y: '0 -10 3 -4.6! 6 -10/3 -4.6 3 0',
  Z: '.2 -10 5.8 -10! .2 0! 6 0',
  '-': '1 -5 5 -5',
  "'": '3 -10 2.6 -7',
};

const read = new Map<string, readonly (readonly Point[])[]>();

function strokesOf(letter: string): readonly (readonly Point[])[] {
  let found = read.get(letter);
  if (found === undefined) {
    found = (strokes[letter] ?? '').split('/').filter(Boolean).map(points);
    read.set(letter, found);
  }
  return found;
}

export interface Lettering {
  readonly text: string;
  /** Middle of the foot of the line. */
  readonly x: number;
  readonly y: number;
  /** Height of a letter, in units. */
  readonly size: number;
  /** Distance between letters in parts of a letter's width; 0.45 is usual. */
  readonly gap?: number;
}

/** Capitals and figures cut as on notes: upright strokes are thick, level ones hairlines. No font is needed anywhere. */
export function drawLettering(sheet: Sheet, { text, x, y, size, gap = 0.45 }: Lettering, ink: string): void {
  const unit = size / 10;
  const advance = 6 * unit * (1 + gap);
  let left = x - (advance * text.length - 6 * unit * gap) / 2;
  let data = '';
  for (const letter of text) {
    for (const stroke of strokesOf(letter)) {
      const run = stroke.map(([px, py]): Point => [left + px * unit, y + py * unit]);
      const widths = run.map((_, index) => {
        const [beforeX, beforeY] = run[Math.max(0, index - 1)] as Point;
        const [afterX, afterY] = run[Math.min(run.length - 1, index + 1)] as Point;
        const dx = Math.abs(afterX - beforeX);
        const dy = Math.abs(afterY - beforeY);
        return unit * (0.55 + (1.25 * dy) / (dx + dy || 1));
      });
      data += ribbon(run, widths);
    }
    left += advance;
  }
  sheet.mark(`fill="${ink}"`, data);
}
