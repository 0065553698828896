import type { Area } from '../engraving/area';
import type { Point } from '../engraving/point';
import type { Sheet } from '../engraving/sheet';
import { stipple } from '../engraving/stipple';
import type { Surface } from '../engraving/surface';
import type { Track } from '../engraving/tracks';

type Lines = Pick<Track, 'angle' | 'spacing' | 'stride' | 'wave'> & { readonly bend: number };

const lines = {
  ruled: { angle: 0, spacing: 11.6, bend: 0.35, stride: 17 },
  slanted: { angle: -0.09, spacing: 11.6, bend: 0.4, stride: 17 },
  waved: { angle: 0.01, spacing: 12.8, bend: 0.3, stride: 14, wave: { depth: 5, length: 46 } },
  woven: { angle: 0.125, spacing: 12.2, bend: 0.3, stride: 17 },
  furrowed: { angle: 0.25, spacing: 11.6, bend: 0.4, stride: 17 },
  oneLine: { angle: 0, spacing: 10.4, bend: 0.12, stride: 14 },
} as const satisfies Record<string, Lines>;

/** How the graver goes over fur. */
export type Cut = keyof typeof lines | 'stippled';

/** Cuts the fur of a head; the one line winds around its nose. */
export function cutFur(
  sheet: Sheet,
  cut: Cut,
  {
    area,
    surface,
    nose,
    behind,
    ink,
  }: { area: Area; surface: Surface; nose: Point; behind: readonly Area[]; ink: string },
): void {
  if (cut === 'stippled') {
    for (const [width, data] of stipple(area, surface, 11))
      sheet.mark(`stroke="${ink}" stroke-width="${width * 4}" stroke-linecap="round"`, data);
    return;
  }
  if (cut === 'oneLine') {
    sheet.hatch(area, surface, { ...lines.oneLine, spiralFrom: nose, bias: 0.07, behind }, ink);
    return;
  }
  sheet.hatch(area, surface, { ...lines[cut], behind }, ink);
  // The shadows are crossed by a second family; the woven cut crosses the lights too.
  const cross = { angle: cut === 'woven' ? -0.125 : 0.125, spacing: 12.2, bend: 0.3, stride: 18, behind };
  sheet.hatch(area, surface, { ...cross, bias: cut === 'woven' ? -0.22 : -0.5 }, ink);
}
