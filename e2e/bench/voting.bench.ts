import { holdPort } from '@besc/localnet/held-port';
import { buildWeb, webFolder } from '@besc/localnet/stack/web-build';
import { startWebServer } from '@besc/localnet/stack/web-server';
import { heldByAll, signedLog } from '@besc/sdk/test/voting/signed-log';
import { makeSettings } from '@besc/wire/test/make-settings';
import { logPage } from '@besc/wire/voting/fetch-log';
import { expect, test } from '@playwright/test';
import { figureRows, forget, observe, tasksAndGap } from './frame-watch';

const { row, print } = figureRows();
test.afterAll(print);
const count = Number(process.env.VOTES ?? 10_000);

/** The page alone, with its headers; hub and index answer at once, and no node does. */
test('a result of 10 000 votes is checked in the page', async ({ page }) => {
  const made = makeSettings();
  const settings = { ...made, api: { url: '/api' }, index: { url: '/graphql' } };
  const { id: chainId, genesisHash } = settings.chain;
  const { id, log, told, snapshotHash } = await signedLog({ chainId, genesisHash }, count);
  await buildWeb();
  const server = startWebServer({ folder: webFolder, held: await holdPort(), settings, upstreams: [] });
  await page.route('**/api/voting/log?*', async (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after'));
    await route.fulfill({ json: { ...log, entries: log.entries.slice(after, after + logPage) } });
  });
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { readonly query: string };
    if (query.startsWith('query Proposal(')) return route.fulfill({ json: { data: { proposal: told } } });
    if (query.startsWith('query Votes(')) return route.fulfill({ json: { data: { votes: [] } } });
    return route.fulfill({ json: { data: heldByAll(query, snapshotHash) } });
  });
  page.on('console', (message) => {
    if (/trusted|security policy|worker/i.test(message.text())) throw new Error(message.text());
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await observe(page);
  await page.goto(`${server.url}/voting/proposal/${id}`);
  const start = page.getByRole('button', { name: 'Check now' });
  await expect(start).toBeVisible();
  await forget(page);
  const begun = performance.now();
  await start.click();
  await expect(page.getByText('Every signature, every voting power and the sum are right.')).toBeVisible({
    timeout: 280_000,
  });
  const seconds = (performance.now() - begun) / 1000;
  expect(workers.length).toBeGreaterThan(0);
  const figure = `a result of ${count} votes is checked by ${workers.length} workers`;
  row(figure, `${seconds.toFixed(1)} s, ${await tasksAndGap(page)}`);
  await server.stop();
});
