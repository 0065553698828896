import { beforeEach, expect, test } from 'vitest';
import { clientGate, type Turn, type TurnRequest } from './client-gate';

let clock: number;
/** Who has begun, in order, and the turns that have not ended. */
let begun: string[];
let turns: Turn[];

beforeEach(() => {
  [clock, begun, turns] = [0, [], []];
});

/** A gate asked in the name of a client, so many times. */
function scene(room: Partial<Parameters<typeof clientGate>[0]['room']> = {}) {
  const gate = clientGate({
    room: { running: 8, runningOfOne: 4, waiting: 256, waitingOfOne: 32, ...room },
    now: () => clock,
  });
  const ask = (client: string): TurnRequest => {
    const request = gate(client);
    void request.turn.then((turn) => {
      if (turn === undefined) return;
      begun.push(client);
      turns.push(turn);
    });
    return request;
  };
  return (client: string, count = 1) => Array.from({ length: count }, () => ask(client));
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const endFirst = async (): Promise<number | undefined> => {
  await settled();
  const had = turns.shift()?.end();
  await settled();
  return had;
};
const outcomes = async (requests: readonly TurnRequest[]) =>
  (await Promise.all(requests.map(({ turn }) => turn))).map((turn) => turn !== undefined);

test('of one client so many run at a time, of all so many, and who has none of them is next', async () => {
  const ask = scene();
  ask('a', 6);
  ask('b', 6);
  ask('c');
  await settled();
  expect(begun.join('')).toBe('aaaabbbb');
  await endFirst();
  expect(begun.at(-1)).toBe('c');
  await endFirst();
  await endFirst();
  expect(begun.slice(-2)).toEqual(['a', 'a']);
});

test('who waits for his own work holds no other up', async () => {
  const ask = scene({ running: 3, runningOfOne: 2 });
  ask('a', 3);
  ask('b');
  await settled();
  expect(begun.join('')).toBe('aab');
  await endFirst();
  expect(begun.join('')).toBe('aaba');
});

test('of clients of whom as few run the one whose last turn was longest ago is next', async () => {
  const ask = scene({ running: 2, runningOfOne: 1 });
  ask('a', 4);
  ask('b', 4);
  ask('c');
  await settled();
  for (let time = 0; time < 4; time++) await endFirst();
  expect(begun.join('')).toBe('abcaba');
});

test('of one client so many wait, of all so many, and who waits with more gives a place up to another', async () => {
  const ask = scene({ running: 2, runningOfOne: 1, waiting: 4, waitingOfOne: 3 });
  const first = ask('a', 4);
  expect(await outcomes(ask('a'))).toEqual([false]);
  ask('b');
  const others = [...ask('c'), ...ask('d'), ...ask('e')];
  expect(await outcomes(first.slice(2))).toEqual([false, false]);
  // Each waits with one now: none goes for who would have as many.
  expect(await outcomes([...ask('f'), ...ask('a')])).toEqual([false, false]);
  for (let time = 0; time < 5; time++) await endFirst();
  expect(await outcomes([...first.slice(0, 2), ...others])).toEqual([true, true, true, true, true]);
});

test('eight clients that fill the list do not keep a ninth from its turn, however much they ask', async () => {
  const ask = scene();
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const asked = eight.map((client) => ask(client, 36));
  const ninth = ask('ninth');
  expect(await outcomes(asked[7]?.slice(31, 32) ?? [])).toEqual([false]);
  for (let time = 0; time < eight.length && !begun.includes('ninth'); time++) {
    for (const client of eight) ask(client);
    await endFirst();
  }
  expect(begun.slice(8)).toEqual(['3', '4', '5', '6', '7', '8', 'ninth']);
  expect(await outcomes(ninth)).toEqual([true]);
});

test('those that run at the same time have each a part of it', async () => {
  const ask = scene();
  ask('a');
  await settled();
  clock = 100;
  ask('b');
  clock = 300;
  expect(await endFirst()).toBe(200);
  clock = 350;
  expect(await endFirst()).toBe(150);
});

test('what is given up waits no longer, and what has begun goes on', async () => {
  const ask = scene({ running: 1 });
  const [first, second] = [...ask('a'), ...ask('b')];
  ask('c');
  first?.giveUp();
  second?.giveUp();
  second?.giveUp();
  expect(await second?.turn).toBeUndefined();
  await endFirst();
  expect(begun.join('')).toBe('ac');
});
