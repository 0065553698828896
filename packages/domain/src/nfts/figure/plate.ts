import { makeArea } from '../engraving/area';
import { curvePath } from '../engraving/curve-path';
import type { CutForm } from '../engraving/cut-form';
import { type Place, placed } from '../engraving/placed';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import { cutForm, type Form } from './form';
import type { Inks } from './look';

interface Part {
  readonly colour: string;
  readonly isBoth: boolean;
  /** Width of a line; undefined where the part is a form. */
  readonly line: number | undefined;
  /** Whether that line is an ellipse. */
  readonly isRing: boolean;
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
      const isRing = shape.trim().startsWith('o');
      return { colour, isBoth, line: options.line, isRing, form: { ...options, points: points(shape) } };
    });
}

/** Draws a plate at its place, in the inks of the sheet. */
export function drawPlate(sheet: Sheet, parts: Plate, inks: Inks, at: Place): void {
  for (const { colour, line, data } of cutPlate(parts, at)) {
    const fill = fixed[colour] ?? inks[colour as keyof Inks];
    if (line !== undefined) sheet.stroke(data.edge, fill, line);
    else sheet.form(data, fill, inks.ink);
  }
}

interface CutPart {
  readonly colour: string;
  readonly line: number | undefined;
  readonly data: CutForm;
}

/** A plate at one place is the same in every portrait but for its inks: it is cut once. */
const cutBefore = new WeakMap<Plate, Map<string, readonly CutPart[]>>();

function cutPlate(parts: Plate, at: Place): readonly CutPart[] {
  const places = cutBefore.get(parts) ?? new Map<string, readonly CutPart[]>();
  cutBefore.set(parts, places);
  const key = `${at.x} ${at.y} ${at.scale} ${at.turn} ${at.isMirrored}`;
  let cut = places.get(key);
  if (cut === undefined) {
    const single = parts.flatMap((part) =>
      (part.isBoth ? [true, false] : [at.isMirrored ?? false]).map((isMirrored) => ({
        part,
        place: { ...at, isMirrored },
      })),
    );
    const areas = single.map(({ part, place }) => makeArea(placed(part.form.points, place)));
    cut = single.map(({ part, place }, index): CutPart => {
      const covers = areas.filter((_, other) => other > index && single[other]?.part.line === undefined);
      const { colour, line, form } = part;
      const data =
        line === undefined
          ? cutForm(form, place, covers)
          : { edge: curvePath(placed(form.points, place), { isClosed: part.isRing }), lines: '', width: 0 };
      return { colour, line, data };
    });
    places.set(key, cut);
  }
  return cut;
}
