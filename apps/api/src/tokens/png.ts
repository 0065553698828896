import { pngFile } from './png-file';

/** A square PNG (8 bits, RGBA) of `size` pixels a side; `pixels` holds four bytes for each, row by row. */
export function encodePng(size: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  // Each row starts with the number of its filter; 0 is none.
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1) {
    rows.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (size * 4 + 1) + 1);
  }
  return new Uint8Array(pngFile({ width: size, height: size, bitDepth: 8, colour: 6 }, rows));
}
