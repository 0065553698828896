import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../free-port';
import { holdStackPorts, type StackPorts } from './stack-ports';

const started: StackPorts[] = [];
afterEach(async () => {
  for (const ports of started.splice(0)) await ports.release();
});
const hold = async (page: number) => {
  const ports = await holdStackPorts({ page, rpc: page + 1, index: page + 2, api: page + 3 });
  started.push(ports);
  return ports;
};
const numbers = ({ release: _, ...held }: StackPorts) => Object.values(held).map(({ port }) => port);

test('stacks that start at once have no port in common', async () => {
  const page = await freePort();
  const all = (await Promise.all(Array.from({ length: 6 }, () => hold(page)))).flatMap(numbers);
  expect(new Set(all).size).toBe(all.length);
});

test('a port that was released for a part is not given to the next stack before the part listens', async () => {
  const page = await freePort();
  const first = await hold(page);
  await first.index.release();
  expect(numbers(await hold(page))).not.toContain(first.index.port);
});

test('a port that a stranger has costs the stack that port alone', async () => {
  const page = await freePort();
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(page + 1, '127.0.0.1', resolve));
  const ports = await hold(page);
  expect(ports.page.port).toBe(page);
  expect(ports.rpc.port).not.toBe(page + 1);
  expect(ports.index.port).toBe(page + 2);
  await new Promise((resolve) => stranger.close(resolve));
});

test('who opens the page early is told that the stack is starting', async () => {
  const { page } = await hold(await freePort());
  const response = await fetch(`http://127.0.0.1:${page.port}/swap`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('unnamed ports are none that a system gives away', async () => {
  const ports = await holdStackPorts({});
  started.push(ports);
  for (const port of numbers(ports)) expect(port).toBeLessThan(32_768);
});
