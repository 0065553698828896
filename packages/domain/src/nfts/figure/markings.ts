/** How a coat is marked: what it adds to the tone at a place relative to the middle of the head. */
export const markings = {
  plain: () => 0,
  blaze: (x: number, y: number) => (Math.abs(x + 30) < 30 + Math.max(0, y) * 0.35 ? -0.16 : 0.3),
  mask: (x: number, y: number) => (Math.abs(y + 22) < 58 - Math.abs(x + 34) * 0.08 ? 0.46 : -0.04),
  patch: (x: number, y: number) => ((x - 58) * (x - 58) + (y + 40) * (y + 40) * 0.8 < 9200 ? 0.5 : -0.04),
  cap: (x: number, y: number) => (y < -70 + Math.abs(x + 30) * 0.35 ? 0.5 : -0.04),
  stripes: (x: number, y: number) =>
    y < -30 && Math.abs(x + 30) < 150 && Math.floor(Math.abs(x + 30) / 27 + 0.5) % 2 === 1 ? 0.5 : 0,
  badge: (x: number, y: number) => {
    const u = Math.abs(x + 34);
    return u > 42 + Math.max(0, -y) * 0.12 && u < 112 ? 0.52 : -0.06;
  },
  spots: (x: number, y: number) => {
    const row = Math.floor((y + 400) / 58);
    const u = (x + 400 + (row % 2) * 29) % 58;
    const v = (y + 400) % 58;
    return (u - 29) * (u - 29) + (v - 29) * (v - 29) < 250 ? 0.52 : -0.02;
  },
  half: (x: number) => (x > -32 ? 0.4 : -0.05),
  smut: (x: number, y: number) => (y > -10 + Math.abs(x + 34) * 0.5 ? 0.4 : -0.03),
} as const satisfies Record<string, (x: number, y: number) => number>;

export type Marking = keyof typeof markings;
