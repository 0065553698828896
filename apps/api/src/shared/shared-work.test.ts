import { setImmediate as turnOver } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeGate } from './gate';
import { sharedWork } from './shared-work';

/** A gate of one place a client, and work that ends when told. */
function scene() {
  const gate = makeGate({ most: 4, mostOfOne: 1 });
  const { join, ask } = sharedWork<string>();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    done.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const from = (client: string, key: string) =>
    ask(key, { client, turn: (run) => gate(client, run) }, work(`${key} for ${client}`));
  const end = () => {
    for (const each of ends.splice(0)) each();
  };
  return { join, done, end, from };
}

test('who asks for what waits behind another client’s work has it done in a turn of his own, once', async () => {
  const { done, end, from } = scene();
  const slow = from('stranger', 'slow');
  const queued = from('stranger', 'picture');
  await turnOver();
  expect(done).toEqual(['slow for stranger']);
  const own = from('visitor', 'picture');
  await turnOver();
  expect(done).toEqual(['slow for stranger', 'picture for visitor']);
  end();
  expect(await Promise.all([own, queued, slow])).toEqual([
    'picture for visitor',
    'picture for visitor',
    'slow for stranger',
  ]);
  expect(done).toHaveLength(2);
});

test('what has begun is waited for by all, and one client asks for one turn', async () => {
  const { join, done, end, from } = scene();
  const all = [from('a', 'picture'), from('a', 'picture'), from('b', 'picture')];
  await turnOver();
  expect(join('picture', 'c')).toBeDefined();
  expect(done).toEqual(['picture for a']);
  end();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['picture for a']));
  expect(join('picture', 'c')).toBeUndefined();
});

test('a turn that is refused is a refusal to its client alone', async () => {
  const { join, ask } = sharedWork<string>();
  const refuse = { client: 'a', turn: () => Promise.reject(new Error('busy')) };
  let begin: () => unknown = () => {};
  const late = {
    client: 'b',
    turn: (work: () => Promise<unknown>) => new Promise((resolve) => (begin = () => resolve(work()))),
  };
  const waiting = ask('picture', late, async () => 'drawn');
  await expect(ask('picture', refuse, async () => '')).rejects.toThrow('busy');
  begin();
  expect(await waiting).toBe('drawn');
  const alone = [ask('picture', refuse, async () => ''), ask('picture', refuse, async () => '')];
  expect((await Promise.allSettled(alone)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(join('picture', 'a')).toBeUndefined();
});
