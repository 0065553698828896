import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BackgroundWorld, HistoryWriter } from '../../history/history-writer';
import { startDeployment } from '../../start-exchange';
import { type DataFolder, openDataFolder } from '../data-folder';
import { runParts, type StackPart } from '../run-parts';
import type { StackChain } from '../stack-chain';
import { holdStackPorts, type StackPorts } from '../stack-ports';
import { silentProgress } from '../stack-progress';
import type { StackWorld } from '../stack-world';
import { makePostingPart } from './posting.part';

let root: string;
let folder: DataFolder;
let ports: StackPorts;
let made: Pick<StackChain, 'chain' | 'deployment'>;
beforeAll(async () => {
  made = await startDeployment();
});
afterAll(() => made?.chain.stop());
beforeEach(async () => {
  ports = await holdStackPorts({});
  root = await mkdtemp(join(tmpdir(), 'besc-posting-part-'));
  folder = await openDataFolder(root);
  await mkdir(folder.path('api'));
});
afterEach(async () => {
  await ports.release();
  await folder.release();
  await rm(root, { recursive: true, force: true });
});

/** Runs the part alone, on a chain with `block` blocks. */
async function run(post: HistoryWriter['postInBackground'], block = 7) {
  const said: string[] = [];
  const given = (name: string): StackPart<StackWorld> => ({ name, needs: [], start: async () => {} });
  const chain = { ...made.chain, blockNumber: async () => block };
  const world: StackWorld = {
    options: {
      chainId: 2372,
      dataFolder: root,
      fresh: false,
      history: 'small',
      blockSeconds: 1,
      actors: false,
      keeper: false,
      paces: [],
      ports: {},
      faultProxies: 0,
      page: root,
      progress: { ...silentProgress, say: (text) => said.push(text) },
    },
    folder,
    ports,
    wasClean: true,
    urls: { page: '', index: '', api: 'http://api.example' },
    given: { chain: { ...made, chain, history: { accounts: 0, slugs: {} }, resumed: false, resumedHead: undefined } },
    watch: () => {},
  };
  const parts = [
    given('page'),
    given('index'),
    given('api'),
    makePostingPart([{ slug: 'notes', order: 1, ...(post && { postInBackground: post }) }]),
  ];
  return { said, stop: await runParts(parts, { world }) };
}

test('nothing waits for what is posted, and a stop ends it; the next start posts as of the same time, and then none does', async () => {
  const begun: BackgroundWorld['begun'][] = [];
  const first = await run(async (world) => {
    begun.push(world.begun);
    await sleep(60_000, undefined, { signal: world.signal });
  });
  await sleep(100);
  await first.stop();
  expect(first.said).toEqual([]);
  for (const block of [9, 11]) {
    const next = await run(async (world) => void begun.push(world.begun), block);
    await sleep(100);
    await next.stop();
  }
  expect(begun).toEqual([begun[0], begun[0]]);
  expect(begun[0]?.block).toBe(7);
});

test('a post that fails is said, fails nothing, and is tried by the next start', async () => {
  const failed = await run(async () => {
    throw new Error('the hub says no');
  });
  await sleep(100);
  await failed.stop();
  expect(failed.said).toEqual([expect.stringMatching(/the hub says no$/)]);
  const posted: string[] = [];
  const next = await run(async ({ apiUrl }) => void posted.push(apiUrl));
  await sleep(100);
  await next.stop();
  expect(posted).toEqual(['http://api.example']);
});
