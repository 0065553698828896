import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockSeconds } from '@besc/domain/shared/constants';
import { chainSources } from './saved-chain';
import { loadSaved } from './saved-folder';
import { type RunningStack, runStack } from './stack/run-stack';
import type { StackOptions } from './stack/stack-options';
import { silentProgress } from './stack/stack-progress';

/** A whole stack for tests, with fault proxies between the page and the node. */
export type TestStack = RunningStack;

/** What is kept of a stack is not what a start can go on with. */
export class SavedStackError extends Error {
  readonly code = 'SAVED_STACK_UNUSABLE';
}

const options = {
  chainId: 2372,
  fresh: false,
  history: 'small',
  blockSeconds,
  actors: false,
  keeper: false,
  paces: [],
  ports: {},
  faultProxies: 2,
  progress: silentProgress,
} as const satisfies Partial<StackOptions>;

/** What decides chain and index of a stack. */
const sources = [
  ...chainSources,
  ...['launch', 'src', 'ponder.config.ts', 'ponder.schema.ts'].map((name) => `apps/indexer/${name}`),
];

/**
 * Starts the whole stack on free ports, where only the test trades. Chain and index were made once; a copy of both
 * goes on from there, as after a stop, in a folder of its own that is removed at the end. The page reaches the node through two
 * fault proxies (`stack.proxies`).
 */
export function startStack(): Promise<TestStack> {
  return loadSaved({ name: 'stack', sources, make, load: startCopy });
}

/** Puts what is kept of a stack into a folder, from where `runStack` goes on as after a stop. */
export function copyStack(dataFolder: string): Promise<void> {
  return loadSaved({ name: 'stack', sources, make, load: (saved) => copyFolder(saved, dataFolder) });
}

const copyFolder = (from: string, to: string) => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Lets a stack come up, and keeps what chain and index leave. */
async function make(dataFolder: string): Promise<void> {
  const stack = await runStack({ ...options, dataFolder });
  await stack.stop();
  for (const name of ['api', 'logs', 'settings.json'])
    await rm(join(dataFolder, name), { recursive: true, force: true });
}

async function startCopy(saved: string): Promise<TestStack> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'besc-stack-'));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    await copyFolder(saved, dataFolder);
    const stack = await runStack({ ...options, dataFolder });
    const stop = () => stack.stop().finally(remove);
    if (stack.isResumed) return { ...stack, stop };
    await stop();
  } catch (error) {
    await remove();
    throw error;
  }
  throw new SavedStackError(`What is kept in ${saved} cannot be used`);
}
