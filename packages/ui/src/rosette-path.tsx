export interface Rosette {
  /** Centre and mean radius in the units of the drawing. */
  centre: number;
  radius: number;
  /** Height of the waves, in the same units. */
  depth: number;
  /** Whole number of waves around. */
  lobes: number;
  /** Turn of the first wave, in radians. */
  phase: number;
}

/** An SVG path of one closed line of a guilloche, the engraving of banknotes: a circle whose radius swings. */
export function rosettePath({ centre, radius, depth, lobes, phase }: Rosette): string {
  const steps = Math.max(48, lobes * 14);
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(lobes * angle + phase);
    return `${(centre + reach * Math.cos(angle)).toFixed(2)} ${(centre + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
