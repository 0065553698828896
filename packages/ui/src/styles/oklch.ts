/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees, alpha 0 to 1. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hueDegrees: number;
  alpha: number;
}

const notation = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)(?:deg)?(?: ?\/ ?([\d.]+)(%?))?\)$/;

/** Reads `oklch(L C H)` and `oklch(L C H / A)`, L also in per cent; throws a RangeError on any other notation. */
export function parseOklch(text: string): Oklch {
  const match = notation.exec(text.trim());
  if (!match) throw new RangeError(`not an oklch() colour: ${text}`);
  return {
    lightness: Number(match[1]) / (match[2] ? 100 : 1),
    chroma: Number(match[3]),
    hueDegrees: Number(match[4]),
    alpha: match[5] === undefined ? 1 : Number(match[5]) / (match[6] ? 100 : 1),
  };
}

/** Linear sRGB channels, unclipped (source: Björn Ottosson, "A perceptual color space for image processing", 2020). */
export function oklchToLinearRgb({ lightness, chroma, hueDegrees }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180);
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `rgba(r, g, b, a)` of an OKLCH text, its alpha multiplied by `opacity`: for canvas libraries that know no OKLCH. */
export function oklchToRgba(text: string, opacity = 1): string {
  const colour = parseOklch(text);
  const channels = oklchToLinearRgb(colour).map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `rgba(${channels.join(', ')}, ${colour.alpha * opacity})`;
}
