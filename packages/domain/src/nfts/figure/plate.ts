import { ellipse } from '../engraving/ellipse';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import type { Sheet } from '../engraving/sheet';
import { drawForm, type Form } from './form';
import type { Inks } from './look';

interface Part {
  readonly colour: string;
  readonly isBoth: boolean;
  /** Width of a line; undefined where the part is a form. */
  readonly line: number | undefined;
  readonly form: Omit<Form, 'fill'>;
}

/** What is drawn of several parts, from the back to the front. */
export type Plate = readonly Part[];

/** Colours that no ink set changes. */
const fixed: Readonly<Record<string, string>> = { felt: '#4a4f57', steel: '#bcc5c7', wood: '#a9794f', leaf: '#7f9a5c' };

/**
 * Reads a drawing. A line is one part: `colour name value ...: points`. Points are `x y`, `x y!` for a corner, or `o x y width
 * height` for an ellipse. `both` draws it mirrored too; `line 8` makes it a line of that width. Names are those of a form.
 */
export function plate(text: string): Plate {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', shape = ''] = line.split(':');
      const words = head.trim().split(/\s+/);
      const isBoth = words[0] === 'both';
      const [colour = '', ...rest] = isBoth ? words.slice(1) : words;
      const options: Record<string, number> = {};
      for (let index = 0; index < rest.length; index += 2) options[rest[index] as string] = Number(rest[index + 1]);
      return { colour, isBoth, line: options.line, form: { ...options, points: pointsOf(shape.trim()) } };
    });
}

function pointsOf(text: string): Point[] {
  const words = text.split(/\s+/);
  if (words[0] === 'o') {
    const [x = 0, y = 0, width = 0, height = width] = words.slice(1).map(Number);
    return ellipse({ x, y, width, height });
  }
  const points: Point[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const y = words[index + 1] as string;
    const point: Point = [Number(words[index]), Number.parseFloat(y)];
    points.push(point);
    if (y.endsWith('!')) points.push(point);
  }
  return points;
}

/** Draws a plate at its place, in the inks of the sheet. */
export function drawPlate(sheet: Sheet, parts: Plate, inks: Inks, at: Place): void {
  for (const { colour, isBoth, line, form } of parts) {
    const fill = fixed[colour] ?? inks[colour as keyof Inks];
    for (const isMirrored of isBoth ? [true, false] : [at.isMirrored ?? false]) {
      const place = { ...at, isMirrored };
      if (line === undefined) drawForm(sheet, { ...form, fill }, place, inks.ink);
      else sheet.line(placed(form.points, place), fill, line * (at.scale ?? 1));
    }
  }
}
