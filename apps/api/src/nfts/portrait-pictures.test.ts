import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePortraitPictures } from './portrait-pictures';

const portraitPicture = makePortraitPictures({ maximumBytes: 10_000_000 });

test.each([
  ['original', 1000],
  ['thumbnail', 256],
] as const)('the picture %s is a WebP of %i pixels a side with all of the portrait', async (size, edge) => {
  const picture = await portraitPicture({ collection: 'squad', id: 7, size });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: edge, height: edge });
  const whole = sharp(Buffer.from(portraitSvg({ collection: 'squad', id: 7 }) ?? ''), { density: 72 });
  const expected = await whole.resize(edge, edge).removeAlpha().raw().toBuffer();
  let apart = 0;
  for (let index = 0; index < expected.length; index++) apart += Math.abs((data[index] ?? 0) - (expected[index] ?? 0));
  expect(apart / expected.length).toBeLessThan(12);
});

test('the vector is the drawing itself', async () => {
  const picture = await portraitPicture({ collection: 'bunnies', id: 5, size: 'vector' });
  expect(new TextDecoder().decode(picture)).toBe(portraitSvg({ collection: 'bunnies', id: 5 }));
});

test('what was drawn is kept, and drawn once for all who ask at one time', async () => {
  const asked = { collection: 'squad', id: 8, size: 'thumbnail' } as const;
  const [first, second] = await Promise.all([portraitPicture(asked), portraitPicture(asked)]);
  expect(second).toBe(first);
  expect(await portraitPicture(asked)).toBe(first);
});

test('what does not fit is drawn again, and nothing else is lost', async () => {
  const small = makePortraitPictures({ maximumBytes: 1000 });
  const asked = { collection: 'squad', id: 9, size: 'thumbnail' } as const;
  const first = await small(asked);
  const second = await small(asked);
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

test.each([-1, 0.5, 10_000, Number.NaN])('a number that has no portrait, %s, has no picture', async (id) => {
  expect(await portraitPicture({ collection: 'squad', id, size: 'thumbnail' })).toBeUndefined();
  expect(await portraitPicture({ collection: 'bunnies', id, size: 'vector' })).toBeUndefined();
});
