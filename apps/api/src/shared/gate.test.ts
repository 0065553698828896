import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeGate } from './gate';

/** Work that ends when told, and notes that it began. */
function makeWork(began: string[], name: string) {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    run: async () => {
      began.push(name);
      await ended;
      return name;
    },
  };
}

test('one client waits for its own work, another is not held up by it', async () => {
  const gate = makeGate({ most: 3, mostOfOne: 2 });
  const began: string[] = [];
  const works = ['a1', 'a2', 'a3', 'b1'].map((name) => makeWork(began, name));
  const done = works.map((work, at) => gate(at === 3 ? 'b' : 'a', work.run));
  await turn();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  works[0]?.end();
  expect(await done[0]).toBe('a1');
  await turn();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const work of works) work.end();
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('what fails makes room again', async () => {
  const gate = makeGate({ most: 1, mostOfOne: 1 });
  const fail = () => gate('a', () => Promise.reject(new Error('no')));
  await expect(Promise.allSettled([fail(), fail(), fail()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await gate('a', async () => 1)).toBe(1);
});

test('no more than a bounded number waits, of all and of one client', async () => {
  const gate = makeGate({ most: 2, mostOfOne: 1 });
  const work = makeWork([], 'x');
  const ofOne = Array.from({ length: 9 }, () => gate('a', work.run));
  await expect(gate('a', work.run)).rejects.toMatchObject({
    status: 503,
    code: 'BUSY',
    extra: { retryAfterSeconds: 2 },
  });
  expect(await gate('b', async () => 'b')).toBe('b');
  work.end();
  await Promise.all(ofOne);
  const others = makeWork([], 'y');
  const many = Array.from({ length: 10 }, (_, at) => gate(`c${at}`, others.run));
  await expect(gate('z', others.run)).rejects.toMatchObject({ status: 503 });
  others.end();
  await Promise.all(many);
  expect(await gate('z', others.run)).toBe('y');
});

test('who waits with the most gives his newest up to another, when all places are taken', async () => {
  const gate = makeGate({ most: 2, mostOfOne: 1 });
  const work = makeWork([], 'x');
  const asked = Array.from({ length: 9 }, () => gate('a', work.run));
  const other = gate('b', work.run);
  const late = gate('c', work.run);
  await expect(asked[8]).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  work.end();
  expect(await Promise.all([...asked.slice(0, 8), other, late])).toHaveLength(10);
});
