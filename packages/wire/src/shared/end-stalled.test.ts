import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endStalled } from './end-stalled';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Silence counts from the request on, since a busy machine may need longer than that until it comes. */
async function start(answer: RequestListener): Promise<AddressInfo> {
  server = createServer((request, response) => {
    request.socket.setTimeout(50);
    answer(request, response);
  });
  endStalled(server, 600_000);
  expect(server.timeout).toBe(600_000);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server.address() as AddressInfo;
}
/** More than the system itself holds for a connection. */
const large = Buffer.alloc(64 * 1024 * 1024);

test('who does not read what he asked for is cut off', async () => {
  const ended: Promise<unknown>[] = [];
  const { port } = await start((_request, response) => {
    ended.push(once(response, 'close'));
    response.end(large);
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  socket.on('error', () => {});
  socket.pause();
  await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(1);
  await ended[0];
  socket.destroy();
});

test('who takes a little of it now and then is cut off too', async () => {
  let isClosed = false;
  server = createServer((_request, response) => {
    response.once('close', () => {
      isClosed = true;
    });
    response.end(large);
  });
  endStalled(server, 1_000);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  socket.on('error', () => {});
  socket.pause();
  // Something moves all the time, and all of it would take a minute.
  const taking = setInterval(() => socket.read(), 50);
  await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(true);
  clearInterval(taking);
  socket.destroy();
});

test('an answer may take longer to make than a silence lasts', async () => {
  const { port } = await start((_request, response) => {
    response.once('timeout', () => setImmediate(() => response.end('made')));
  });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('made');
});
