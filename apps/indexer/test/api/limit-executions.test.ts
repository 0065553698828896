import { setImmediate as tick } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitClients } from '../../src/api/limit-clients';
import { limitExecutions } from '../../src/api/limit-executions';

/* An app whose requests begin at once and end when they are told. */
let clock: number;
let begun: string[];
let ends: (() => void)[];
let took: Record<string, number>;
let app: Hono;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [clock, begun, ends, took] = [0, [], [], {}];
  const rules = {
    clientOf: ({ req }: { req: { header(name: string): string | undefined } }) => req.header('client') ?? '',
    worked: async (client: string, milliseconds: number) => {
      took[client] = (took[client] ?? 0) + milliseconds;
    },
  };
  app = new Hono().use(limitExecutions(rules, () => clock)).get('/', async (context) => {
    begun.push(rules.clientOf(context));
    await new Promise<void>((resolve) => ends.push(resolve));
    return context.text('done');
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const ask = (client: string) => app.request('/', { headers: { client } });
const many = (client: string, count: number) => Array.from({ length: count }, () => ask(client));
const endFirst = async () => {
  ends.shift()?.();
  await tick();
};

test('of one client four requests are executed at a time, of all eight, and who has none of them is next', async () => {
  void many('a', 6);
  void many('b', 6);
  void ask('c');
  await tick();
  expect(begun.join('')).toBe('aaaabbbb');
  await endFirst();
  expect(begun.at(-1)).toBe('c');
  await endFirst();
  await endFirst();
  expect(begun.slice(-2)).toEqual(['a', 'a']);
});

test('a place is free again after what failed', async () => {
  const failing = new Hono().use(limitExecutions({ clientOf: () => 'a', worked: async () => {} })).get('/', () => {
    throw new Error('no');
  });
  failing.onError((_, context) => context.text('failed', 500));
  for (let time = 0; time < 10; time++) expect((await failing.request('/')).status).toBe(500);
});

test('who has waited, or finds as many waiting as may, is told to ask again later', async () => {
  const asked = many('a', 36);
  const tooMany = await ask('a');
  expect(tooMany.status).toBe(503);
  expect(tooMany.headers.get('retry-after')).toBe('2');
  expect(await tooMany.json()).toEqual({
    errors: [{ message: 'The index is busy. Please try again in a moment.' }],
  });
  const others = Array.from({ length: 8 }, (_, client) => many(`${client}`, 33)).flat();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await Promise.all(asked.slice(4))).every(({ status }) => status === 503)).toBe(true);
  for (const end of ends.splice(0)) end();
  expect((await Promise.all(asked.slice(0, 4))).every(({ status }) => status === 200)).toBe(true);
  expect((await Promise.all(others)).filter(({ status }) => status === 200)).toHaveLength(4);
  const later = ask('a');
  await tick();
  ends[0]?.();
  expect((await later).status).toBe(200);
});

test('of eight networks that fill the list one gives its newest up to a ninth, which gets its turn', async () => {
  const eight = Array.from({ length: 8 }, (_, client) => many(`${client}`, 36)).flat();
  await tick();
  const ninth = ask('ninth');
  for (let time = 0; time < 8; time++) await endFirst();
  expect(begun).toContain('ninth');
  while (ends.length > 0) await endFirst();
  expect((await ninth).status).toBe(200);
  expect((await Promise.all(eight)).filter(({ status }) => status === 503)).toHaveLength(6 * 4 + 1);
});

test('those that run at the same time have each a part of it', async () => {
  void ask('a');
  await tick();
  clock = 100;
  void ask('b');
  await tick();
  clock = 300;
  await endFirst();
  expect(took).toEqual({ a: 200 });
  clock = 350;
  await endFirst();
  expect(took).toEqual({ a: 200, b: 150 });
});

test('a client that was worked for long enough in a minute is told when to ask again', async () => {
  const limits = limitClients({ requestsPerMinute: 1000, trustedProxies: 1 });
  const slow = new Hono()
    .use(limits.middleware)
    .use(limitExecutions(limits, () => clock))
    .get('/', (context) => {
      clock += 6000;
      return context.text('done');
    });
  const answerTo = (client: string) => slow.request('/', { headers: { 'x-forwarded-for': client } });
  for (let time = 0; time < 4; time++) expect((await answerTo('203.0.113.1')).status).toBe(200);
  const refused = await answerTo('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await answerTo('203.0.113.2')).status).toBe(200);
});
