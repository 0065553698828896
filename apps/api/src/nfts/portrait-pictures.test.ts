import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePortraitPictures } from './portrait-pictures';

const pictures = makePortraitPictures({ maximumBytes: 10_000_000, thumbnailsPerMinute: 100 });
const portraitPicture = (asked: Parameters<typeof pictures>[0]) => pictures(asked, 'a');

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
  const small = makePortraitPictures({ maximumBytes: 1000, thumbnailsPerMinute: 100 });
  const asked = { collection: 'squad', id: 9, size: 'thumbnail' } as const;
  const first = await small(asked, 'a');
  const second = await small(asked, 'a');
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

test.each([-1, 0.5, 10_000, Number.NaN])('a number that has no portrait, %s, has no picture', async (id) => {
  expect(await portraitPicture({ collection: 'squad', id, size: 'thumbnail' })).toBeUndefined();
  expect(await portraitPicture({ collection: 'bunnies', id, size: 'vector' })).toBeUndefined();
});

test('one client has so much drawn in a minute; others, what is kept and vectors are not held up', async () => {
  const few = makePortraitPictures({ maximumBytes: 10_000_000, thumbnailsPerMinute: 5 });
  const squad = (id: number, size: 'original' | 'thumbnail' | 'vector', client: string) =>
    few({ collection: 'squad', id, size }, client);
  await squad(1, 'original', 'greedy');
  await squad(2, 'thumbnail', 'greedy');
  await expect(squad(3, 'thumbnail', 'greedy')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await squad(1, 'original', 'greedy')).toBeInstanceOf(Uint8Array);
  expect(await squad(3, 'vector', 'greedy')).toBeInstanceOf(Uint8Array);
  expect(await squad(3, 'thumbnail', 'other')).toBeInstanceOf(Uint8Array);
});

test('a client that asks for many at once gets them one by one, and another one is not behind all of them', async () => {
  const many = makePortraitPictures({ maximumBytes: 10_000_000, thumbnailsPerMinute: 100 });
  const done: string[] = [];
  const ask = (id: number, client: string) =>
    many({ collection: 'squad', id, size: 'thumbnail' }, client).then(() => done.push(client));
  const all = Array.from({ length: 12 }, (_, index) => ask(20 + index, 'many'));
  await Promise.all([...all, ask(50, 'one')]);
  expect(done).toHaveLength(13);
  expect(done.indexOf('one')).toBeLessThan(6);
});
