import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPictures } from './check-pictures';

const draw = (id: number) => (id < 6 ? `<svg>${id}</svg>` : undefined);

test('SQUAD-04 the pictures are hashed in their order, as the archive does', async () => {
  const done: number[] = [];
  const { signal } = new AbortController();
  const hash = await hashPictures({ count: 6, draw, onDone: (count) => done.push(count), signal });
  const expected = createHash('sha256');
  for (let id = 0; id < 6; id += 1) expected.update(draw(id) ?? '');
  expect(hash).toBe(`0x${expected.digest('hex')}`);
  expect(done).toEqual([4, 6]);
});

test('a run that was left ends without a hash, and a picture that is missing is no hash either', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  expect(await hashPictures({ count: 6, draw, onDone: () => controller.abort(), signal })).toBeUndefined();
  const next = new AbortController();
  await expect(hashPictures({ count: 7, draw, onDone: () => {}, signal: next.signal })).rejects.toThrow(RangeError);
});
