import type { Deployment } from '@besc/wire/settings/deployment';
import { type Chain, type ChainId, startChain } from '../chain';
import type { HistorySize } from '../history/block-schedule';
import type { HistoryScale } from '../history/history-writer';
import { fillGap, generateHistory } from '../timeline/generate-history';
import { addCounts } from '../timeline/history-counts';
import { type LoadedChain, loadStoredChain, type StoredChain, storeChain, storeDeployment } from './chain-store';
import type { DataFolder } from './data-folder';
import type { StackProgress, StackStep } from './stack-progress';

/** A chain with its deployment and history, up to the present, mining by itself. */
export interface StackChain {
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly history: StoredChain['history'];
  /** False when everything was made again, so that whatever was derived from an older chain is worthless. */
  readonly resumed: boolean;
  /** The last block of the kept state it resumed from. */
  readonly resumedHead: StoredChain['head'] | undefined;
}

/** As it was kept last; its blocks end some time ago. */
type Kept = StackChain & { readonly seed: string };

const historySeed = 'besc';
const yearSeconds = 365 * 86_400;

/**
 * Brings the chain of a stack up: resumes the kept one and fills the time since, or makes a new one with its history
 * and keeps that. Ends with interval mining at the host's time; on any failure the chain is stopped.
 */
export async function startStackChain(options: {
  folder: DataFolder;
  chainId: ChainId;
  port: number;
  size: HistorySize;
  paces?: readonly string[];
  blockSeconds: number;
  progress: StackProgress;
  step: StackStep;
}): Promise<StackChain> {
  const { folder, chainId, port, size, paces = [], blockSeconds, progress, step } = options;
  const loaded = await loadStoredChain({ folder, chainId, port, size });
  if (loaded.kind === 'unusable')
    progress.say(`  The kept chain cannot be used (${loaded.reason}): a new one is made.`);
  const chain =
    loaded.kind === 'loaded'
      ? loaded.chain
      : await startChain({ chainId, port, genesisTimestamp: presentSeconds() - yearSeconds - 86_400 });
  try {
    const prepared =
      loaded.kind === 'loaded' ? resume(loaded) : await begin({ chain, folder, scale: { size, paces }, step });
    const history = await catchUp(prepared, step);
    await chain.rpc.request('evm_setTime', [presentSeconds()]);
    await chain.mine();
    await chain.setIntervalMining(blockSeconds);
    return { ...prepared, history };
  } catch (error) {
    await chain.stop();
    throw error;
  }
}

function resume({ chain, deployment, record }: LoadedChain & { kind: 'loaded' }): Kept {
  const { seed, history, head } = record;
  return { chain, deployment, seed, history, resumed: true, resumedHead: head };
}

/**
 * Fills the time since the last block, and what that takes: what runs by the clock, such as rounds of a minute, must find
 * itself in the present.
 */
async function catchUp({ chain, deployment, seed, history }: Kept, step: StackStep): Promise<StackChain['history']> {
  await chain.setAutomine(false);
  let counts = history;
  for (let pass = 0; pass < 2; pass += 1) {
    const added = await fillGap({
      chain,
      deployment,
      seed,
      end: presentSeconds() - 1,
      onProgress: (done, all) => step.update(`fills the time since the last block: block ${done} of ${all}`),
    });
    if (added === undefined) break;
    counts = addCounts(counts, added);
  }
  return counts;
}

async function begin(options: {
  chain: Chain;
  folder: DataFolder;
  scale: HistoryScale;
  step: StackStep;
}): Promise<Kept> {
  const { chain, folder, scale, step } = options;
  const { deployment, counts: history } = await generateHistory({
    chain,
    seed: historySeed,
    end: presentSeconds() - 1,
    ...scale,
    onProgress: (done, all) => step.update(`writes a year of trades: block ${done} of ${all}`),
  });
  await storeDeployment(folder, deployment);
  await storeChain({ folder, chain, seed: historySeed, history });
  return { chain, deployment, seed: historySeed, history, resumed: false, resumedHead: undefined };
}

function presentSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
