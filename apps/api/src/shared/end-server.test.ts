import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { serverEnd } from './end-server';

/** A server whose answers are given by the test. */
async function start(longestMs: number) {
  const asked: ServerResponse[] = [];
  const server = createServer((_request, response) => void asked.push(response));
  const end = serverEnd(server, { graceMs: 20, longestMs });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, end, port, url: `http://127.0.0.1:${port}` };
}

test('what is being answered is answered to its end, and a question only begun is not waited for', async () => {
  const { asked, end, port, url } = await start(100_000);
  const answer = fetch(url).then((response) => response.text());
  const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\n'));
  half.on('error', () => {});
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  const ended = end();
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  await expect(fetch(url)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isEnded).toBe(false);
  asked[0]?.end('whole');
  expect(await answer).toBe('whole');
  await ended;
  half.destroy();
});

test('an answer that does not come is not waited for for ever', async () => {
  const { asked, end, url } = await start(60);
  const answer = fetch(url).catch(() => 'cut');
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  await end();
  expect(await answer).toBe('cut');
});
