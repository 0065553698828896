import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { callerOf, startKeeperServer } from './keeper-server';

let server: Awaited<ReturnType<typeof startKeeperServer>>;
let asked = 0;
afterEach(() => server.stop());

async function start(): Promise<string> {
  asked = 0;
  const answers = {
    '/report': async (query: URLSearchParams) => {
      asked += 1;
      return { time: query.get('time') };
    },
  };
  const health = () => ({ ok: true });
  server = await startKeeperServer({
    host: '127.0.0.1',
    port: 0,
    metrics: () => new Registry(),
    health,
    answers: [answers, undefined],
    answersPerSecond: 5,
  });
  return `http://127.0.0.1:${server.port}`;
}

test('a peer that asks without end is refused beyond its rate; health and metrics are not', async () => {
  const url = await start();
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await fetch(`${url}/report?time=60`)).status),
  );
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(10);
  expect(answered).toBeLessThan(60);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // What is refused costs no look at the chain.
  expect(asked).toBe(answered);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
});

/** An address that reaches the server and is not its own. */
const elsewhere = '127.0.0.2';

test('a peer that holds a hundred connections open blocks no other caller', async () => {
  const url = await start();
  const held = Array.from({ length: 100 }, () => {
    const socket = connect({ host: '127.0.0.1', port: server.port, localAddress: elsewhere });
    return socket.on('error', () => {}).resume();
  });
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  for (const socket of held) socket.write('GET /x HTTP/1.1\r\nHost: keeper\r\n\r\n');
  expect((await fetch(`${url}/report?time=60`)).status).toBe(200);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await expect.poll(() => held.filter(({ closed }) => !closed).length).toBe(8);
  // Who lets go may come again.
  for (const socket of held) socket.destroy();
  await expect.poll(() => statusFrom(elsewhere, '/report?time=60').catch(() => 0)).toBe(200);
});

test('whatever a peer asks for counts for its rate', async () => {
  await start();
  const statuses: unknown[] = [];
  for (let asks = 0; asks < 40; asks += 1) statuses.push(await statusFrom(elsewhere, asks % 2 ? '/x' : '/metrics'));
  expect(new Set(statuses)).toEqual(new Set([200, 404, 429]));
});

async function statusFrom(localAddress: string, path: string): Promise<unknown> {
  const request = httpRequest({ host: '127.0.0.1', port: server.port, localAddress, path }).end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

test('a caller is an IPv4 address or an IPv6 network, whichever of its addresses it asks from', () => {
  const caller = (remoteAddress: string) => callerOf({ socket: { remoteAddress } });
  expect(caller('2001:db8:1:2::1')).toBe(caller('2001:db8:1:2:ffff::9'));
  expect(caller('2001:db8:1:3::1')).not.toBe(caller('2001:db8:1:2::1'));
  expect(caller('::ffff:203.0.113.7')).toBe(caller('203.0.113.7'));
  expect(caller('203.0.113.8')).not.toBe(caller('203.0.113.7'));
});

test('a question that is too long is refused unread', async () => {
  const url = await start();
  expect((await fetch(`${url}/report?time=${'1'.repeat(300)}`)).status).toBe(414);
  const headers = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`x-${place}`, 'a'.repeat(400)]));
  expect((await fetch(`${url}/report?time=60`, { headers })).status).toBe(431);
  expect(asked).toBe(0);
  expect((await fetch(`${url}/report?time=60`)).status).toBe(200);
});

test('two duties that answer under one path, or under one of the service, are refused by that path', async () => {
  await start();
  const some = { '/some': async () => 1 };
  const service = (...answers: Readonly<typeof some | { '/health': (typeof some)['/some'] }>[]) =>
    startKeeperServer({
      host: '127.0.0.1',
      port: 0,
      metrics: () => new Registry(),
      health: () => ({ ok: true }),
      answers,
    });
  await expect(service(some, { ...some })).rejects.toThrow('"/some"');
  await expect(service({ '/health': some['/some'] })).rejects.toThrow('"/health"');
});
