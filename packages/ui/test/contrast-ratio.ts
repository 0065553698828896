import { oklchToLinearRgb, parseOklch } from '../src/styles/oklch';

/** Whether the sRGB gamut holds the colour, so that no screen has to bend it. */
export function isInSrgb(colour: string): boolean {
  return oklchToLinearRgb(parseOklch(colour)).every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function relativeLuminance(colour: string): number {
  const channels = oklchToLinearRgb(parseOklch(colour)).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
}

/** WCAG 2.2 contrast ratio of two opaque OKLCH colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [relativeLuminance(first), relativeLuminance(second)].sort((x, y) => x - y);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
