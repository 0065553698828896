import { type Area, makeArea } from '../engraving/area';
import { curvePath } from '../engraving/curve-path';
import type { CutForm } from '../engraving/cut-form';
import { hatch } from '../engraving/hatch';
import { type Place, placed } from '../engraving/placed';
import type { Point } from '../engraving/point';
import { puffed } from '../engraving/puffed';
import type { Sheet } from '../engraving/sheet';

export interface Form {
  readonly points: readonly Point[];
  readonly fill: string;
  /** Darkness of its flat parts; 0.25 is usual, 0 leaves lights without lines. */
  readonly tone?: number;
  /** How far its edge is rounded, in units. */
  readonly rim?: number;
  /** Direction of its lines in turns, within its place. */
  readonly angle?: number;
  readonly spacing?: number;
  readonly contrast?: number;
  /** How far its lines follow the form. */
  readonly bend?: number;
  /** Width of its outline. */
  readonly edge?: number;
}

/** Cuts one solid thing at its place; what lies before it hides its lines. */
export function cutForm(form: Omit<Form, 'fill'>, place: Place, behind: readonly Area[] = []): CutForm {
  const { points, tone = 0.25, rim = 30, angle = 0, spacing = 11.5, contrast = 0.9, bend = 0.4, edge = 4 } = form;
  const area = makeArea(placed(points, place));
  const turn = (place.isMirrored ? -angle : angle) + (place.turn ?? 0);
  const surface = puffed(area, { rim: rim * (place.scale ?? 1), tone, contrast });
  const hatching = { angle: turn, spacing, bend, stride: 17, behind };
  return {
    edge: curvePath(area.points, { isClosed: true }),
    lines: tone < -0.5 ? '' : hatch(area, surface, hatching),
    width: edge,
  };
}

/** Draws one solid thing at its place: its colour, the lines that model it, its outline. */
export function drawForm(sheet: Sheet, form: Form, place: Place, ink: string): void {
  sheet.form(cutForm(form, place), form.fill, ink);
}
