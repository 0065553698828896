import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenMark } from './token-mark';

const address = `0x${'12'.repeat(20)}`;

async function pixelsOf(symbol: string, of = address) {
  const png = sharp(await tokenMark({ symbol, address: of }));
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 128, height: 128 });
  return png.ensureAlpha().raw().toBuffer();
}

test('a mark is a PNG of 128 by 128, round on a clear ground, with light strokes in the middle', async () => {
  const pixels = await pixelsOf('MONEY');
  const alpha = (x: number, y: number) => pixels[(y * 128 + x) * 4 + 3];
  expect(alpha(0, 0)).toBe(0);
  expect(alpha(64, 64)).toBe(255);
  const reds = Array.from({ length: 128 }, (_, x) => pixels[(64 * 128 + x) * 4] ?? 0);
  expect(Math.max(...reds)).toBeGreaterThan(240);
});

test('the same token gives the same bytes, another symbol others, an unknown one still a mark', async () => {
  const mark = await tokenMark({ symbol: 'HENNY', address });
  expect(await tokenMark({ symbol: 'HENNY', address })).toEqual(mark);
  expect(await tokenMark({ symbol: 'WAGMI', address })).not.toEqual(mark);
  await pixelsOf('', `0x${'00'.repeat(20)}`);
});
