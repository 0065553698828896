import { pngFile } from './png-file';

/** A PNG of zeros in one bit a pixel, as small as a file of so many pixels can be. `rows` may stop before the end. */
export function makeBitPng(width: number, height: number, rows = height): Buffer {
  return pngFile({ width, height, bitDepth: 1, colour: 0 }, Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
}

/** A GIF of the given size with one frame that holds a single pixel. */
export function makeGif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const palette = [0x80, 0, 0, 255, 0, 0, 0, 255, 0];
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([...palette, ...frame, 0x3b])]);
}
