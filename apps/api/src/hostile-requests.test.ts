import { request } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../test/support/expect-documented';
import { startTestApi, type TestApi } from '../test/support/start-test-api';
import { features } from './features';

let api: TestApi;
/** Every address that the document tells, as far as its first parameter. */
let documented: readonly string[];

beforeAll(async () => {
  api = await startTestApi({ features, env: { FETCHES_PER_MINUTE: '1000000' } });
  documented = Object.keys((await readDocument(api.url)).paths).map((path) => path.replace(/\{.*/s, ''));
});
afterAll(() => api.stop());

const others = [
  ...['/lists/remote?url=', '/tokens/picture?uri=', '/lists/', '/', '//', '/tokens/picture?'],
  ...['/lists/remote?url=https://127.0.0.1/', '/tokens/picture?uri=https://10.0.0.1/', '/tokens/picture?uri=ipfs://'],
];
const pathPart = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => encodeURI(text).replace(/ /g, '+'));
const rawPart = fc.stringMatching(/^[!-~]{0,60}$/);
const headerValue = fc.stringMatching(/^[ -~]{0,60}$/);

const send = (options: { method: string; path: string; headers: Record<string, string> }) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, agent: false, ...options }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });

test('whatever is asked, the answer is a refusal in words or what is there, never a fault of the server', async () => {
  const asked = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'),
    path: fc
      .tuple(fc.constantFrom(...documented, ...others), fc.oneof(pathPart, rawPart))
      .map((parts) => parts.join('')),
    headers: fc.dictionary(
      fc.constantFrom('x-forwarded-for', 'origin', 'if-none-match', 'accept', 'range', 'accept-encoding', 'cookie'),
      headerValue,
    ),
  });
  await fc.assert(
    fc.asyncProperty(asked, async (options) => {
      const { status, body } = await send(options);
      // 502 and 504: what was asked for happened to be the name of a public host. No node answers here, and a HEAD has no body that says so.
      const isElsewhere =
        status === 502 ||
        status === 504 ||
        body.includes('"NODE_UNAVAILABLE"') ||
        (status === 503 && options.method === 'HEAD');
      expect(status < 500 || isElsewhere, `${status} ${body}`).toBe(true);
      if (status >= 400 && options.method === 'GET' && body !== '')
        expect(JSON.parse(body)).toHaveProperty('error.code');
      expect(body).not.toMatch(/\bat .+\.(?:ts|js):\d+|node_modules|Error:/);
    }),
    { numRuns: 300 },
  );
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
});
