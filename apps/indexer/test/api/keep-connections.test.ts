import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { keepConnections } from '../../src/api/keep-connections';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a connection may be idle for longer than a request may take to come', async () => {
  const app = new Hono().use(keepConnections(75)).get('/', (context) => context.text('small'));
  server = createServer(async (incoming, response) => {
    response.end(await (await app.fetch(new Request('http://index/'), { incoming })).text());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('small');
  expect(server.keepAliveTimeout).toBe(75_000);
  // The longer of these two is the one for the whole request.
  expect(Math.max(server.requestTimeout, server.headersTimeout)).toBe(10_000);
});

test('who does not read what he asked for loses the connection', async () => {
  const large = 'x'.repeat(64 * 1024 * 1024);
  const app = new Hono().use(keepConnections(5, 50)).get('/', (context) => context.text('small'));
  app.get('/large', (context) => context.text(large));
  server = createServer(async (incoming, response) => {
    const answer = await app.fetch(new Request(`http://index${incoming.url}`), { incoming });
    response.end(await answer.text());
  });
  const closed: Promise<unknown>[] = [];
  server.on('request', (request, response) => {
    if (request.url === '/large') closed.push(once(response, 'close'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('small');
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n'));
  socket.on('error', () => {});
  socket.pause();
  await expect.poll(() => closed.length, { timeout: 20_000 }).toBe(1);
  await closed[0];
  socket.destroy();
});
