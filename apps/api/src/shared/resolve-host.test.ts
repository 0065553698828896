import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPublic } from './fetch-public';
import { publicNames } from './resolve-host';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  vi.restoreAllMocks();
});

/** A name server: for each kind of question the address that it gives, as bytes; `silent` never answers. */
async function nameServer(records: Partial<Record<1 | 28, readonly number[]>> | 'silent') {
  const asked: string[] = [];
  const socket = createSocket('udp4', (question, from) => {
    const length = question.subarray(12).indexOf(0) + 1;
    const kind = question.readUInt16BE(12 + length) as 1 | 28;
    asked.push(`${kind}`);
    if (records === 'silent') return;
    const body = question.subarray(12, 12 + length + 4);
    const address = records[kind];
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    head.set([0x81, 0x80, 0, 1, 0, address ? 1 : 0], 2);
    // The name as it was asked for, class and 60 s.
    const record = address ? [0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, address.length, ...address] : [];
    socket.send(Buffer.concat([head, body, Buffer.from(record)]), from.port, from.address);
  });
  sockets.push(socket);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { asked, server: `127.0.0.1:${socket.address().port}` };
}
const { signal: never } = new AbortController();

test('a name gives its addresses of both kinds, or of the one that it has', async () => {
  const v6 = [0x26, 0x06, ...Array.from({ length: 13 }, () => 0), 1];
  const both = await nameServer({ 1: [1, 2, 3, 4], 28: v6 });
  expect(await publicNames([both.server])('both.example', never)).toEqual([
    { address: '1.2.3.4', family: 4 },
    { address: '2606::1', family: 6 },
  ]);
  const one = await nameServer({ 1: [1, 2, 3, 4] });
  expect(await publicNames([one.server])('one.example', never)).toEqual([{ address: '1.2.3.4', family: 4 }]);
  const none = await nameServer({});
  await expect(publicNames([none.server])('none.example', never)).rejects.toMatchObject({ code: 'ENODATA' });
});

test('a name with one address inside is refused, whichever kind it is of', async () => {
  const v6 = [...Array.from({ length: 15 }, () => 0), 1];
  const { server } = await nameServer({ 1: [1, 2, 3, 4], 28: v6 });
  const thing = { noun: 'picture', code: 'PICTURE', accept: '*/*', maximumBytes: 1000 };
  const rules = { allowsPrivate: false, resolveHost: publicNames([server]) };
  await expect(fetchPublic('https://inside.example/', thing, rules)).rejects.toMatchObject({ status: 403 });
});

test('names whose server is silent are given up with their request, and hold up no other name', async () => {
  const { asked, server } = await nameServer('silent');
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const thing = { noun: 'picture', code: 'PICTURE', accept: '*/*', maximumBytes: 1000 };
  const settled: Promise<unknown>[] = [];
  const ask = publicNames([server]);
  const resolveHost: typeof ask = (host, signal) => {
    const asking = ask(host, signal);
    settled.push(asking.catch((error: { code: string }) => error.code));
    return asking;
  };
  const rules = { allowsPrivate: false, resolveHost };
  const hosts = Array.from({ length: 12 }, (_, place) => `https://slow${place}.example/`);
  const fetching = hosts.map((url) => fetchPublic(url, thing, rules).catch((error: { code: string }) => error.code));
  // As many threads as the process has for names of this machine are free all the while.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(24);
  expect(await Promise.race([lookup('localhost').then(() => 'other'), ...fetching])).toBe('other');
  deadline.abort();
  expect(new Set(await Promise.all(fetching))).toEqual(new Set(['PICTURE_TIMEOUT']));
  expect(new Set(await Promise.all(settled))).toEqual(new Set(['ECANCELLED']));
});
