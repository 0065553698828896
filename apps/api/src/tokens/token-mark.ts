import { type Point, type Stroke, strokesOf } from './mark-strokes';
import { encodePng } from './png';

const size = 128;
const strokeWidth = 0.075;

/** Ground colours in RGB: verdigris, ink, amber (only MONEY), plum, sky, clay, moss. */
const grounds: readonly (readonly [number, number, number])[] = [
  [22, 122, 108],
  [104, 78, 148],
  [38, 104, 164],
  [164, 82, 62],
  [88, 120, 52],
  [138, 62, 104],
];
const named: Readonly<Record<string, readonly [number, number, number]>> = {
  WBESC: [22, 122, 108],
  BUSDC: [38, 104, 164],
  MONEY: [186, 128, 24],
  HENNY: [164, 82, 62],
  WAGMI: [104, 78, 148],
  Bernie: [88, 120, 52],
  RFLX: [138, 62, 104],
  OLDG: [84, 92, 106],
};

/**
 * The mark of a token as a PNG of 128 by 128: a round ground with the first letter of its symbol, drawn from its strokes.
 * The same symbol and address always give the same bytes.
 */
export function tokenMark(token: { symbol: string; address: string }): Uint8Array<ArrayBuffer> {
  const seed = Number.parseInt(token.address.slice(-6), 16);
  const ground = named[token.symbol] ?? grounds[seed % grounds.length] ?? [84, 92, 106];
  const strokes = strokesOf(token.symbol);
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const point: Point = [(x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5];
      const radius = Math.hypot(...point);
      const light = 1.12 - 0.5 * (point[1] + 0.5) * 0.5;
      const ring = coverage(Math.abs(radius - 0.43) - 0.008) * 0.35;
      const letter = coverage(distance(point, strokes) - strokeWidth / 2);
      const ink = Math.max(letter, ring);
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const base = Math.min(255, (ground[channel] ?? 0) * light);
        pixels[at + channel] = Math.round(base + (252 - base) * ink);
      }
      pixels[at + 3] = Math.round(255 * coverage(radius - 0.495));
    }
  }
  return encodePng(size, pixels);
}

/** How much of a pixel a shape covers whose edge is `signed` away (negative: inside). */
function coverage(signed: number): number {
  return Math.min(1, Math.max(0, 0.5 - signed * size));
}

function distance(point: Point, strokes: readonly Stroke[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const stroke of strokes) {
    for (const [index, end] of stroke.entries()) {
      const start = stroke[index - 1];
      if (start) nearest = Math.min(nearest, distanceToSegment(point, start, end));
    }
  }
  return nearest;
}

function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const [px, py] = [point[0] - start[0], point[1] - start[1]];
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - dx * along, py - dy * along);
}
