import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tokenMark } from './token-mark';

const address = `0x${'12'.repeat(20)}`;

function pixelsOf(png: Uint8Array): { size: number; rows: Buffer } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const start = bytes.indexOf('IDAT');
  const length = bytes.readUInt32BE(start - 4);
  return { size: bytes.readUInt32BE(16), rows: inflateSync(bytes.subarray(start + 4, start + 4 + length)) };
}

test('a mark is a PNG of 128 by 128, round on a clear ground, with light strokes in the middle', () => {
  const { size, rows } = pixelsOf(tokenMark({ symbol: 'MONEY', address }));
  expect(size).toBe(128);
  expect(rows).toHaveLength(128 * (128 * 4 + 1));
  const alpha = (x: number, y: number) => rows[y * 513 + 1 + x * 4 + 3];
  expect(alpha(0, 0)).toBe(0);
  expect(alpha(64, 64)).toBe(255);
  const reds = Array.from({ length: 128 }, (_, x) => rows[64 * 513 + 1 + x * 4] ?? 0);
  expect(Math.max(...reds)).toBeGreaterThan(240);
});

test('the same token gives the same bytes, another symbol others, an unknown one still a mark', () => {
  const mark = tokenMark({ symbol: 'HENNY', address });
  expect(tokenMark({ symbol: 'HENNY', address })).toEqual(mark);
  expect(tokenMark({ symbol: 'WAGMI', address })).not.toEqual(mark);
  expect(pixelsOf(tokenMark({ symbol: '', address: `0x${'00'.repeat(20)}` })).size).toBe(128);
});
