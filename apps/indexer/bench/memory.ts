import { readdirSync, readFileSync } from 'node:fs';
import { startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { readHead } from '../test/support/read-head';
import { startIndex } from '../test/support/start-index';

const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
const lanes = 16;

/** Malformed in the ways that get furthest. */
const bodies = [
  '{',
  '{"query":5}',
  '{"query":"{ blocks { items "}',
  '{"query":"{ nothing { id } }"}',
  '{"query":"{ blocks(limit: abc) { items { id } } }"}',
  '{"query":"{ swaps(where: { amountUSD_gt: \\"1\\" }) { items { id } } }"}',
  '{"query":"{ pairs(where: { reserveUSD_gt: \\"abc\\" }, orderBy: \\"reserveUSD\\") { items { id } } }"}',
  JSON.stringify({ query: `{ ${'x'.repeat(50_000)} }` }),
];

const chain = await startChain();
const { deployment } = await makeExchange(chain, { blocks: 2 });
const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment });
await index.reach(await readHead(chain));
const engine = engineOf(new URL(index.url).port);
console.log('| requests | resident memory |');
console.log('| --- | --- |');
for (let sent = 0; ; sent += requests / 10) {
  console.log(`| ${sent} | ${residentMegabytes(engine)} MB |`);
  if (sent >= requests) break;
  const part = requests / 10 / lanes;
  await Promise.all(Array.from({ length: lanes }, (_, lane) => ask(part, lane)));
}
await index.stop();
await chain.stop();

async function ask(count: number, lane: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const body = bodies[(number + lane) % bodies.length] ?? '';
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${index.url}/graphql`, { method: 'POST', headers, body })).text();
  }
}

/** The process that serves a port: the one that runs the engine with it. */
function engineOf(port: string): string {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isEngine = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('ponder.js');
      if (isEngine && readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)) return id;
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error('the engine does not run');
}

function residentMegabytes(id: string): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024);
}
