import { crc32, deflateSync } from 'node:zlib';

/** A PNG of zeros in one bit a pixel, as small as a file of so many pixels can be. `rows` may stop before the end. */
export function makeBitPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    out.set(body, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A GIF of the given size with one frame, of which it holds a single pixel. */
export function makeGif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const palette = [0x80, 0, 0, 255, 0, 0, 0, 255, 0];
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([...palette, ...frame, 0x3b])]);
}
