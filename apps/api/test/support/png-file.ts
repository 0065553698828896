import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What the file says of its pixels, as in the IHDR chunk of the PNG specification; colour 6 is RGBA, 0 is grey. */
interface PngFormat {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colour: 0 | 6;
}

/** A PNG file of rows that each begin with the number of their filter; their count is not checked. */
export function pngFile({ width, height, bitDepth, colour }: PngFormat, rows: Uint8Array): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colour, 0, 0, 0], 8);
  const pixels = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
