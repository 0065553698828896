import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { runParts, type StackPart } from './run-parts';

let events: string[];
beforeEach(() => {
  events = [];
});

/** A part that notes what happens to it. */
function part(name: string, needs: string[], own: Partial<StackPart<undefined>> = {}): StackPart<undefined> {
  return {
    name,
    needs,
    async start() {
      events.push(`+${name}`);
    },
    async stop() {
      events.push(`-${name}`);
    },
    ...own,
  };
}

test('a part starts when what it needs is ready, and the last that began ends first', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const running = runParts(
    [
      part('page', ['index', 'api']),
      part('api', ['chain']),
      part('index', ['chain'], { ready: () => slow }),
      part('chain', []),
    ],
    { world: undefined },
  );
  await sleep(5);
  expect(events).toEqual(['+chain', '+api', '+index']);
  release();
  const stop = await running;
  expect(events.splice(0)).toEqual(['+chain', '+api', '+index', '+page']);
  await Promise.all([stop(), stop()]);
  expect(events).toEqual(['-page', '-index', '-api', '-chain']);
});

test('when one fails, those that began are ended once their start has settled, and nothing begins any more', async () => {
  const fail = () => Promise.reject(new Error('no port'));
  const long = async () => {
    events.push('+long');
    await sleep(30);
    events.push('long is there');
  };
  const parts = [
    part('chain', []),
    part('long', ['chain'], { start: long }),
    part('broken', ['chain'], { start: fail }),
    part('page', ['long']),
  ];
  await expect(runParts(parts, { world: undefined })).rejects.toThrow('no port');
  expect(events).toEqual(['+chain', '+long', '-broken', 'long is there', '-long', '-chain']);
});

test('a part that does not end well keeps no other from ending, and is told of', async () => {
  const stop = await runParts([part('chain', []), part('index', ['chain'], { stop: () => Promise.reject('stuck') })], {
    world: undefined,
  });
  await expect(stop()).rejects.toBe('stuck');
  expect(events).toEqual(['+chain', '+index', '-chain']);
});

test('a stop that is asked for during the start ends what began', async () => {
  const stopping = new AbortController();
  const start = async () => stopping.abort();
  const parts = [part('chain', [], { start }), part('index', ['chain'])];
  await expect(runParts(parts, { world: undefined, signal: stopping.signal })).rejects.toThrow('aborted');
  expect(events).toEqual(['-chain']);
});

test.each([
  ['two of one name', [part('a', []), part('a', [])], 'two parts are called a'],
  ['an unknown need', [part('a', ['b'])], 'a needs b'],
  ['a circle', [part('a', ['b']), part('b', ['a'])], 'need each other'],
])('%s is an error before anything begins', async (_, parts, text) => {
  await expect(runParts([part('first', []), ...parts], { world: undefined })).rejects.toThrow(text);
  expect(events).toEqual([]);
});
