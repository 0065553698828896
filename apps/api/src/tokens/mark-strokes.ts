/** A place on the mark: the middle is [0, 0], the edges are half a unit away, y grows downwards. */
export type Point = readonly [number, number];

/** A line through its points. */
export type Stroke = readonly Point[];

const turn = Math.PI * 2;

/** Part of an ellipse, from one angle to another, in turns; 0 is to the right, a quarter is down. */
function arc(options: { center: Point; radii: Point; from: number; to: number }): Point[] {
  const { center, radii, from, to } = options;
  return Array.from({ length: 25 }, (_, step): Point => {
    const angle = (from + ((to - from) * step) / 24) * turn;
    return [center[0] + radii[0] * Math.cos(angle), center[1] + radii[1] * Math.sin(angle)];
  });
}

const left = -0.15;
const top = -0.2;
const bottom = 0.2;
const stem: Stroke = [
  [left, top],
  [left, bottom],
];
const upperBowl: Stroke = [
  [left, top],
  ...arc({ center: [0.03, -0.1], radii: [0.12, 0.1], from: -0.25, to: 0.25 }),
  [left, 0],
];
const lowerBowl: Stroke = [
  [left, 0],
  ...arc({ center: [0.05, 0.1], radii: [0.13, 0.1], from: -0.25, to: 0.25 }),
  [left, bottom],
];

const letters: Readonly<Record<string, readonly Stroke[]>> = {
  B: [stem, upperBowl, lowerBowl],
  H: [
    stem,
    [
      [0.15, top],
      [0.15, bottom],
    ],
    [
      [left, 0],
      [0.15, 0],
    ],
  ],
  M: [
    [
      [-0.19, bottom],
      [-0.19, top],
      [0, 0.08],
      [0.19, top],
      [0.19, bottom],
    ],
  ],
  O: [arc({ center: [0, 0], radii: [0.18, 0.2], from: 0, to: 1 })],
  R: [
    stem,
    upperBowl,
    [
      [0, 0],
      [0.16, bottom],
    ],
  ],
  W: [
    [
      [-0.22, top],
      [-0.11, bottom],
      [0, -0.08],
      [0.11, bottom],
      [0.22, top],
    ],
  ],
};

/** A dollar sign: the stable token's mark, so that it is not one more B. */
const dollar: readonly Stroke[] = [
  [
    ...arc({ center: [0, -0.085], radii: [0.125, 0.085], from: -0.08, to: -0.75 }),
    ...arc({ center: [0, 0.085], radii: [0.125, 0.085], from: -0.25, to: 0.42 }),
  ],
  [
    [0, -0.25],
    [0, 0.25],
  ],
];

const diamond: readonly Stroke[] = [
  [
    [0, -0.2],
    [0.18, 0],
    [0, 0.2],
    [-0.18, 0],
    [0, -0.2],
  ],
];

/** The strokes for a symbol: its first letter where it is drawn, else a diamond. */
export function strokesOf(symbol: string): readonly Stroke[] {
  if (symbol === 'BUSDC') return dollar;
  return letters[symbol.charAt(0).toUpperCase()] ?? diamond;
}
