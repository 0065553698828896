import type { Hatching } from '../engraving/hatch';

/** How the graver goes over the fur. */
export const cuts = {
  ruled: { angle: 0, spacing: 10.8, bend: 0.35, stride: 17 },
  slanted: { angle: -0.09, spacing: 10.8, bend: 0.4, stride: 17 },
  waved: { angle: 0.01, spacing: 11.5, bend: 0.3, stride: 11, wave: { depth: 5, length: 46 } },
  woven: { angle: 0.125, spacing: 11.5, bend: 0.3, stride: 17 },
  furrowed: { angle: 0.25, spacing: 10.8, bend: 0.4, stride: 17 },
  stippled: { angle: 0.06, spacing: 9.4, bend: 0.2, stride: 7, dash: 14 },
  oneLine: { angle: 0, spacing: 9.6, bend: 0.2, stride: 13 },
} as const satisfies Record<string, Hatching>;

export type Cut = keyof typeof cuts;
