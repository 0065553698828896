import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HistoryWriter } from '../../history/history-writer';
import { startDeployment } from '../../start-exchange';
import { storeDeployment } from '../chain-store';
import { type DataFolder, openDataFolder } from '../data-folder';
import { runParts, type StackPart } from '../run-parts';
import type { StackChain } from '../stack-chain';
import { holdStackPorts, type StackPorts } from '../stack-ports';
import { silentProgress } from '../stack-progress';
import type { StackWorld } from '../stack-world';
import { makeApiPart } from './api.part';

let root: string;
let folder: DataFolder;
let ports: StackPorts;
let made: Pick<StackChain, 'chain' | 'deployment'>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-api-part-'));
  folder = await openDataFolder(root);
  await mkdir(folder.path('logs'));
  made = await startDeployment();
  await storeDeployment(folder, made.deployment);
});
beforeEach(async () => {
  ports = await holdStackPorts({});
  return () => ports.release();
});
afterAll(async () => {
  await made?.chain.stop();
  await folder?.release();
  await rm(root, { recursive: true, force: true });
});

/** Between two runs. */
async function holdPortsAnew(): Promise<void> {
  await ports.release();
  ports = await holdStackPorts({});
}

/** Runs the API alone, on a chain that is new or was kept. */
async function run(
  slugs: Pick<HistoryWriter, 'api' | 'post'> | readonly Pick<HistoryWriter, 'post'>[],
  { resumed = false, deployment = made.deployment } = {},
) {
  const api = `http://127.0.0.1:${ports.api.port}`;
  const history = { accounts: 0, slugs: {} };
  const chain: StackChain = { ...made, deployment, history, resumed, resumedHead: undefined };
  const world: StackWorld = {
    options: {
      chainId: 2372,
      dataFolder: root,
      fresh: false,
      history: 'small',
      blockSeconds: 1,
      actors: false,
      keeper: false,
      paces: ['slow-notes'],
      ports: {},
      faultProxies: 0,
      page: root,
      progress: silentProgress,
    },
    folder,
    ports,
    wasClean: true,
    urls: { page: api, index: api, api },
    given: { chain, gateways: [] },
    watch: () => {},
  };
  const writers = [slugs].flat().map((writer, order) => ({ slug: `notes-${order}`, order, ...writer }));
  const given = (name: string): StackPart<StackWorld> => ({ name, needs: [], start: async () => {} });
  const parts = [given('chain'), given('gateways'), makeApiPart(writers)];
  return { api, stop: await runParts(parts, { world }) };
}

test('a slug says what stands in the environment of the API, by the chain, its size, the paces and the index', async () => {
  const { api, stop } = await run({
    api: ({ chain, size, paces, indexUrl }) => {
      expect([chain, size, paces]).toEqual([made.chain, 'small', ['slow-notes']]);
      expect(indexUrl).toBe(`http://127.0.0.1:${ports.api.port}/graphql`);
      return { KEEP_ALIVE_SECONDS: '120' };
    },
  });
  expect((await fetch(`${api}/health`)).headers.get('keep-alive')).toBe('timeout=120');
  await stop();
});

test('a variable that stands there already is refused', async () => {
  await expect(run({ api: () => ({ DATA_DIR: root }) })).rejects.toMatchObject({ code: 'DUPLICATE_KEY' });
});

test('a slug posts when the API answers, before anything that needs it, and on a new chain alone', async () => {
  const posted: unknown[] = [];
  const post: HistoryWriter['post'] = async ({ deployment, apiUrl }) => {
    posted.push([deployment.chainId, ((await (await fetch(`${apiUrl}/health`)).json()) as { status: string }).status]);
  };
  const first = await run({ post });
  expect(posted).toEqual([[2372, 'ok']]);
  await first.stop();
  await holdPortsAnew();
  const second = await run({ post }, { resumed: true });
  expect(posted).toHaveLength(1);
  await second.stop();
});

test('what was not all posted is posted at the next start, from an empty store, also on a chain that was kept', async () => {
  const posted: string[] = [];
  let fails = true;
  const slugs: Pick<HistoryWriter, 'post'>[] = [
    { post: async () => void posted.push('first') },
    {
      async post() {
        if (fails) throw new Error('no');
        posted.push('second');
      },
    },
  ];
  const left = folder.path('api', 'left-behind');
  await expect(run(slugs)).rejects.toThrow('no');
  await writeFile(left, '');
  fails = false;
  for (const outcome of [
    ['first', 'first', 'second'],
    ['first', 'first', 'second'],
  ]) {
    await holdPortsAnew();
    const { stop } = await run(slugs, { resumed: true });
    expect(posted).toEqual(outcome);
    await stop();
  }
  await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('what was posted to the API of a chain that is gone is posted again to that of the next', async () => {
  const posted: string[] = [];
  const post: HistoryWriter['post'] = async ({ deployment }) => void posted.push(deployment.genesisHash);
  const first = await run({ post });
  await first.stop();
  await holdPortsAnew();
  const left = folder.path('api', 'left-behind');
  await writeFile(left, '');
  const next = await run({ post }, { resumed: true, deployment: { ...made.deployment, genesisHash: zeroHash } });
  expect(posted).toEqual([made.deployment.genesisHash, zeroHash]);
  await expect(stat(left)).rejects.toMatchObject({ code: 'ENOENT' });
  await next.stop();
});
