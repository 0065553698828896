/** What the graver follows: the height of the form and how dark it is (0 is paper, 1 is full ink). */
export interface Surface {
  height(x: number, y: number): number;
  /** No place is higher. */
  readonly highest: number;
  tone(x: number, y: number): number;
}

/** The light of every portrait: from above, left and before the sheet. */
const light = { x: -0.44, y: -0.5, z: 0.746 } as const;

/** How dark a form is whose height grows by so much to the right and downwards. */
export function shade(growthX: number, growthY: number): number {
  const length = Math.sqrt(growthX * growthX + growthY * growthY + 1);
  const lit = (-growthX * light.x - growthY * light.y + light.z) / length;
  return 1 - lit;
}

/** How dark a level form is. */
export const levelShade = 1 - light.z;
