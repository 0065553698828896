import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChainId } from './chain';
import { type RunningStack, runStack } from './stack/run-stack';
import type { HistorySize } from './stack/stack-chain';
import { silentProgress } from './stack/stack-progress';

/** A whole stack for tests, with fault proxies between the page and the node. */
export type TestStack = RunningStack;

/**
 * Starts the whole stack on free ports with its data in a folder of its own, which is removed at the end. Without
 * `actors`, nobody trades but the test. The page reaches the node through two fault proxies (`stack.proxies`).
 */
export async function startStack(
  options: {
    chainId?: ChainId;
    history?: HistorySize;
    actors?: boolean;
    blockSeconds?: number;
    faultProxies?: number;
    keeper?: boolean;
  } = {},
): Promise<TestStack> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'besc-stack-'));
  const stack = await runStack({
    chainId: options.chainId ?? 2372,
    dataFolder,
    fresh: false,
    history: options.history ?? 'small',
    blockSeconds: options.blockSeconds ?? 3,
    actors: options.actors ?? false,
    keeper: options.keeper ?? false,
    lottery: 'every-10-minutes',
    ports: {},
    faultProxies: options.faultProxies ?? 2,
    progress: silentProgress,
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
