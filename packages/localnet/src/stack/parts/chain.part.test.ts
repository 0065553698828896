import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@besc/wire/settings/deployment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Chain } from '../../chain';
import { startDeployment } from '../../start-exchange';
import { chainHead, readStoredChain } from '../chain-store';
import { type DataFolder, openDataFolder } from '../data-folder';
import { holdStackPorts, type StackPorts } from '../stack-ports';
import { silentProgress } from '../stack-progress';
import type { StackWorld } from '../stack-world';
import { keepingPart } from './actors.part';
import { chainPart } from './chain.part';

let root: string;
let folder: DataFolder;
let ports: StackPorts;
let made: { readonly chain: Chain; readonly deployment: Deployment };
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-chain-part-'));
  folder = await openDataFolder(root);
  ports = await holdStackPorts({});
  made = await startDeployment();
});
afterAll(async () => {
  await made?.chain.stop();
  await ports?.release();
  await folder?.release();
  await rm(root, { recursive: true, force: true });
});

/** A stack whose chain is up. It outlives the stack. */
function worldOf(
  { resumed, ...world }: Pick<StackWorld, 'wasClean'> & { readonly resumed: boolean },
  changes: Partial<Chain> = {},
): StackWorld {
  const chain = { ...made.chain, stop: async () => {}, ...changes };
  const { deployment } = made;
  return {
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
      progress: silentProgress,
    },
    folder,
    ports,
    ...world,
    urls: { page: '', index: '', api: '' },
    given: { chain: { chain, deployment, history: { accounts: 0, slugs: {} }, resumed, resumedHead: undefined } },
    watch: () => {},
  };
}

test.each([
  ['clean after a kept chain and a clean stop', { resumed: true, wasClean: true }, true],
  ['not clean after a kill', { resumed: true, wasClean: false }, false],
  ['not clean with a new chain', { resumed: false, wasClean: true }, false],
])('a stop before the index began is %s, and one after that is clean', async (_, before, isClean) => {
  for (const indexFits of [false, true]) {
    const world = worldOf(before);
    if (indexFits) world.given.indexFits = true;
    await folder.writeJson('running.json', {});
    await chainPart.stop?.(world);
    expect((await folder.readJson('running.json')) === undefined).toBe(isClean || indexFits);
    expect((await readStoredChain(folder))?.head).toEqual(await chainHead(made.chain));
  }
});

test('a stop waits for a keeping that is under way', async () => {
  await folder.remove('chain.json');
  let release: (state: Uint8Array) => void = () => {};
  const state = new Promise<Uint8Array>((resolve) => {
    release = resolve;
  });
  const dumpState = vi.fn(() => state);
  const world = worldOf({ resumed: true, wasClean: true }, { dumpState });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await keepingPart.start(world);
    vi.advanceTimersByTime(5 * 60_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => dumpState.mock.calls.length, { timeout: 10_000 }).toBe(1);
  const stopped = keepingPart.stop?.(world);
  release(new Uint8Array());
  await stopped;
  expect(await readStoredChain(folder)).toBeDefined();
});
