import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeBitPng, makeGif } from '../../test/support/make-picture';
import { tokenMark } from '../tokens/token-mark';
import { startPictureDecoder } from './picture-decoder';

const decoder = startPictureDecoder({ processes: 2, timeoutMs: 60_000 });
afterAll(() => decoder.stop());

const mark = Buffer.from(await tokenMark({ symbol: 'HENNY', address: `0x${'1'.repeat(40)}` }));
const draw = async (bytes: Uint8Array) => {
  const drawn = await decoder.draw(bytes, 128);
  return { bytes: Buffer.from(drawn), ...(await sharp(drawn).metadata()) };
};
const small = { format: 'webp', width: 128, height: 128 };

test.each([
  ['PNG', () => sharp(mark).png().toBuffer()],
  ['JPEG', () => sharp(mark).flatten().jpeg().toBuffer()],
  [
    'progressive JPEG in four inks',
    () => sharp(mark).flatten().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  ],
  ['WebP', () => sharp(mark).webp().toBuffer()],
  ['GIF', () => sharp(mark).gif().toBuffer()],
  ['16-bit PNG', () => sharp(mark).toColourspace('rgb16').png().toBuffer()],
  ['interlaced PNG', () => sharp(mark).png({ progressive: true }).toBuffer()],
  ['a wide picture', () => sharp(mark).resize(600, 40, { fit: 'fill' }).png().toBuffer()],
  ['one pixel', async () => makeGif(1, 1)],
  ['a photograph’s size', () => sharp(mark).resize(3000, 3000).png().toBuffer()],
])('%s becomes a square WebP', async (_kind, make) => {
  expect(await draw(await make())).toMatchObject(small);
});

test('a picture is drawn in the size that is asked for', async () => {
  for (const edge of [16, 512]) {
    const drawn = await sharp(await decoder.draw(mark, edge)).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: edge, height: edge });
  }
});

test('the first frame alone is drawn, and what is not square keeps its shape on a clear ground', async () => {
  const frame = (colour: string) => sharp({ create: { width: 64, height: 64, channels: 3, background: colour } }).png();
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => frame(colour).toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const drawn = await draw(animation);
  expect(drawn.pages ?? 1).toBe(1);
  const { dominant } = await sharp(drawn.bytes).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
  const wide = sharp({ create: { width: 200, height: 50, channels: 3, background: '#0f0' } });
  const { data } = await sharp((await draw(await wide.png().toBuffer())).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * 128 + x) * 4 + 3];
  expect(alphaAt(64, 4)).toBe(0);
  expect(alphaAt(64, 64)).toBe(255);
});

test('nothing but pixels goes along: no comment, no place, no colour profile, nothing hung on', async () => {
  const secret = 'EVIL-PAYLOAD<script>alert(1)</script>';
  const noted = await sharp(mark)
    .withExif({ IFD0: { Copyright: secret, ImageDescription: secret } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  for (const bytes of [Buffer.concat([noted, Buffer.from(secret.repeat(50))]), noted]) {
    const drawn = await draw(bytes);
    expect(drawn.bytes.toString('latin1')).not.toContain('EVIL');
    expect(drawn).not.toHaveProperty('exif');
    expect(drawn).not.toHaveProperty('icc');
    expect(drawn).not.toHaveProperty('xmp');
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
  ['an SVG with a script', () => Buffer.from(svg), 415, 'PICTURE_UNSUPPORTED'],
  ['an SVG behind an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 415, 'PICTURE_UNSUPPORTED'],
  ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 415, 'PICTURE_UNSUPPORTED'],
  ['nothing', () => Buffer.alloc(0), 415, 'PICTURE_UNSUPPORTED'],
  ['a TIFF', () => sharp(mark).tiff().toBuffer(), 415, 'PICTURE_UNSUPPORTED'],
  ['an AVIF', () => sharp(mark).avif({ effort: 0 }).toBuffer(), 415, 'PICTURE_UNSUPPORTED'],
  ['a PNG head before a page', () => Buffer.concat([mark.subarray(0, 8), Buffer.from(svg)]), 422, 'PICTURE_BROKEN'],
  ['a JPEG head alone', () => Buffer.from([0xff, 0xd8, 0xff]), 422, 'PICTURE_BROKEN'],
  ['a torn PNG', () => mark.subarray(0, mark.length / 2), 422, 'PICTURE_BROKEN'],
  [
    'a PNG with a spoilt byte',
    () => mark.map((byte, at) => (at === 900 ? byte ^ 255 : byte)) as Buffer,
    422,
    'PICTURE_BROKEN',
  ],
  ['a bomb of 20 000 by 20 000', () => makeBitPng(20_000, 20_000, 8), 413, 'PICTURE_TOO_LARGE'],
  ['a thin bomb', () => makeBitPng(2_000_000, 1), 413, 'PICTURE_TOO_LARGE'],
  ['a GIF of 60 000 by 60 000', () => makeGif(60_000, 60_000), 413, 'PICTURE_TOO_LARGE'],
])('%s is refused', async (_kind, make, status, code) => {
  await expect(decoder.draw(await make(), 128)).rejects.toMatchObject({ status, code });
});

test('a bomb that is whole costs no memory to speak of, and the next picture is drawn', async () => {
  await expect(decoder.draw(makeBitPng(20_000, 20_000), 128)).rejects.toMatchObject({ status: 413 });
  expect(await draw(mark)).toMatchObject(small);
});

test('many at once wait for their turn', async () => {
  const drawn = await Promise.all(Array.from({ length: 12 }, () => draw(mark)));
  for (const picture of drawn) expect(picture).toMatchObject(small);
});

test('what takes too long is given up with its process, and the next gets a new one', async () => {
  const hasty = startPictureDecoder({ processes: 1, timeoutMs: 0 });
  await expect(hasty.draw(mark, 128)).rejects.toMatchObject({ status: 504, code: 'PICTURE_TIMEOUT' });
  await expect(hasty.draw(mark, 128)).rejects.toMatchObject({ status: 504, code: 'PICTURE_TIMEOUT' });
  hasty.stop();
  await expect(hasty.draw(mark, 128)).rejects.toMatchObject({ status: 503 });
});

test('a process that ends over a picture, or does not begin, says nothing of the picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-decoder-'));
  const file = join(folder, 'ends.mjs');
  await writeFile(file, "process.on('message', () => process.kill(process.pid, 'SIGKILL'))");
  for (const ending of [file, join(folder, 'missing.mjs')]) {
    const decoder = startPictureDecoder({ processes: 1, timeoutMs: 60_000, file: ending });
    for (let time = 0; time < 2; time++) {
      await expect(decoder.draw(mark, 128)).rejects.toMatchObject({ status: 504, code: 'PICTURE_TIMEOUT' });
    }
    decoder.stop();
  }
  await rm(folder, { recursive: true });
});
