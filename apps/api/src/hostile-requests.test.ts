import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from './start-api';

let folder: string;
let api: RunningApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besc-api-'));
  const { roles: _, ...deployed } = localDeployment;
  const deployment = { version: 2, chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}`, ...deployed };
  await writeFile(join(folder, 'deployment.json'), JSON.stringify(deployment));
  const environment = {
    PORT: '0',
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    PUBLIC_ORIGIN: 'https://swap.example',
    REQUESTS_PER_MINUTE: '1000000',
    FETCHES_PER_MINUTE: '1000000',
  };
  api = await startApi(environment, pino({ level: 'silent' }));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const routes = [
  ...[
    '/lists/remote?url=',
    '/tokens/picture?uri=',
    '/images/tokens/',
    '/lists/',
    '/health',
    '/',
    '//',
    '/tokens/picture?',
  ],
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
    path: fc.tuple(fc.constantFrom(...routes), fc.oneof(pathPart, rawPart)).map((parts) => parts.join('')),
    headers: fc.dictionary(
      fc.constantFrom('x-forwarded-for', 'origin', 'if-none-match', 'accept', 'range', 'accept-encoding', 'cookie'),
      headerValue,
    ),
  });
  await fc.assert(
    fc.asyncProperty(asked, async (options) => {
      const { status, body } = await send(options);
      // 502 and 504: what was asked for happened to be the name of a public host.
      expect(status < 500 || status === 502 || status === 504, `${status} ${body}`).toBe(true);
      if (status >= 400 && options.method === 'GET' && body !== '')
        expect(JSON.parse(body)).toHaveProperty('error.code');
      expect(body).not.toMatch(/\bat .+\.(?:ts|js):\d+|node_modules|Error:/);
    }),
    { numRuns: 300 },
  );
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
});
