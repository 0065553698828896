import { expect, test } from 'vitest';
import { type Queued, runQueue } from './run-queue';

/** Runs the items on a clock of its own: each takes its seconds, and what was started and ended is noted. */
async function rehearse(items: readonly (Queued & { seconds: number; known?: false })[], places = 2) {
  const notes: string[] = [];
  const open: { readonly ends: number; readonly end: () => void }[] = [];
  let now = 0;
  let most = 0;
  let taken = 0;
  const queue = runQueue({
    items,
    places,
    secondsOf: (name) => items.find((item) => item.name === name && item.known !== false)?.seconds,
    run: (item) => {
      notes.push(`${now} ${item.name}`);
      taken += item.places ?? 1;
      most = Math.max(most, taken);
      return new Promise<string>((resolve) => {
        open.push({
          ends: now + item.seconds,
          end: () => {
            taken -= item.places ?? 1;
            resolve(item.name);
          },
        });
      });
    },
  });
  let done = false;
  const ended = queue.finally(() => {
    done = true;
  });
  ended.catch(() => undefined);
  while (!done) {
    open.sort((a, b) => a.ends - b.ends);
    const next = open.shift();
    if (next !== undefined) {
      now = next.ends;
      next.end();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { notes, most, now, results: await ended };
}

test('the longest start first, two at a time, and an unknown one counts as the longest', async () => {
  const { notes, most, now } = await rehearse([
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 9 },
    { name: 'middle', seconds: 5 },
    { name: 'new', seconds: 2, known: false },
  ]);
  expect(notes).toEqual(['0 new', '0 long', '2 middle', '7 short']);
  expect(most).toBe(2);
  expect(now).toBe(9);
});

test('one that needs another waits for it, and one that takes both places runs alone at the end', async () => {
  const { notes, most, results } = await rehearse([
    { name: 'browser', seconds: 20, places: 2, after: ['build'] },
    { name: 'tests', seconds: 8, after: ['compile', 'not chosen today'] },
    { name: 'compile', seconds: 1 },
    { name: 'build', seconds: 3 },
  ]);
  expect(notes).toEqual(['0 build', '0 compile', '1 tests', '9 browser']);
  expect(most).toBe(2);
  expect(results).toEqual(['compile', 'build', 'tests', 'browser']);
});

test('a circle is an error, not a wait for ever', async () => {
  const circle = [
    { name: 'hen', seconds: 1, after: ['egg'] },
    { name: 'egg', seconds: 1, after: ['hen'] },
  ];
  await expect(rehearse(circle)).rejects.toThrow('These wait for each other: egg, hen');
});
