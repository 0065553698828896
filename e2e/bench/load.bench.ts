import { expect } from '@playwright/test';
import { test } from '../src/stack-test';

const perSecond = 200;
const seconds = 30;
/** A server that has just started compiles what it is asked for. */
const warmSeconds = 30;

/** What pages ask of the index and the API, one after the other. */
function mixedReads(stack: { readonly webUrl: string; readonly pair: string; readonly token: string }) {
  const newest = (time: string) => `orderBy: "${time}", orderDirection: "desc"`;
  const graphql = (query: string) => ({ url: `${stack.webUrl}/graphql`, body: JSON.stringify({ query }) });
  const get = (path: string) => ({ url: `${stack.webUrl}${path}`, body: undefined });
  const prices = 'items { id reserve0 reserve1 }';
  return [
    graphql(
      `{ pairHourDatas(where: { pairId: "${stack.pair}" }, ${newest('hourStartUnix')}, limit: 24) { ${prices} } }`,
    ),
    graphql(`{ pairDayDatas(where: { pairAddress: "${stack.pair}" }, ${newest('date')}, limit: 365) { ${prices} } }`),
    graphql(`{ swaps(${newest('timestamp')}, limit: 50) { items { id amountUSD timestamp } } }`),
    graphql(`{ blocks(${newest('timestamp')}, limit: 10) { items { id number timestamp } } }`),
    get('/lists/default.tokenlist.json'),
    get(`/images/tokens/${stack.token}.png`),
    get('/settings.json'),
  ];
}

test('reads of the index and the API at a fixed rate', async ({ stack }) => {
  test.setTimeout(300_000);
  const [pair] = stack.deployment.pairs;
  const [token] = stack.deployment.tokens;
  if (pair === undefined || token === undefined) throw new Error('nothing is deployed');
  const reads = mixedReads({ webUrl: stack.webUrl, pair: pair.address.toLowerCase(), token: token.address });
  const latencies: number[] = [];
  const refused: string[] = [];
  void stack.failed.then((sentence) => refused.push(sentence));
  const ask = async (index: number) => {
    const { url, body } = reads[index % reads.length] ?? { url: stack.webUrl, body: undefined };
    const began = performance.now();
    const headers = { 'content-type': 'application/json' };
    // One that fails is told with its cause at the end: thrown here it would end the stack below all others.
    try {
      const response = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) refused.push(`${response.status} ${url} ${text.slice(0, 200)}`);
    } catch (error) {
      refused.push(`${url} ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`);
    }
    if (index >= perSecond * warmSeconds) latencies.push(performance.now() - began);
  };
  // Each is sent at its time whether or not the ones before were answered, so that a slow server is not asked less.
  const began = performance.now();
  const asked: Promise<void>[] = [];
  for (let index = 0; index < perSecond * (warmSeconds + seconds); index += 1) {
    const wait = began + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    asked.push(ask(index));
  }
  await Promise.all(asked);
  expect(refused).toEqual([]);
  latencies.sort((one, other) => one - other);
  const at = (share: number) => `${latencies[Math.floor(latencies.length * share)]?.toFixed(0)} ms`;
  console.log(
    [
      '| mixed reads through the page’s server | p50 | p99 | most | goal of p99 |',
      '| --- | --- | --- | --- | --- |',
      `| ${perSecond} a second for ${seconds} s | ${at(0.5)} | ${at(0.99)} | ${at(1 - 1 / latencies.length)} | 250 ms |`,
    ].join('\n'),
  );
});
