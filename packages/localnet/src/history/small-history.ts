import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Chain, startChain } from '../chain';
import { smallDensity } from './block-schedule';
import { generateHistory } from './generate-history';
import type { HistoryCounts } from './history-counts';

const genesisTimestamp = 1_750_000_000;
/** When the small history ends, seconds. */
export const smallHistoryEnd = genesisTimestamp + 86_400 + 365 * 86_400;

interface SavedHistory {
  readonly state: Uint8Array;
  readonly deployment: Deployment;
  readonly counts: HistoryCounts;
}

let saved: Promise<SavedHistory> | undefined;

/** A chain of its own with the small history, without automine, its clock at its last block. A process writes the history once. */
export async function startSmallHistory(): Promise<{ chain: Chain; deployment: Deployment; counts: HistoryCounts }> {
  saved ??= writeHistory();
  const { state, deployment, counts } = await saved;
  const folder = await mkdtemp(join(tmpdir(), 'besc-history-'));
  try {
    const file = join(folder, 'state.json');
    await writeFile(file, state);
    const chain = await startChain({ genesisTimestamp, loadState: file });
    await chain.setAutomine(false);
    const latest = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
    await chain.rpc.request('evm_setTime', [Number(latest.timestamp)]);
    return { chain, deployment, counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeHistory(): Promise<SavedHistory> {
  const chain = await startChain({ genesisTimestamp });
  try {
    const made = await generateHistory({ chain, seed: 'besc', end: smallHistoryEnd, density: smallDensity });
    return { ...made, state: await chain.dumpState() };
  } finally {
    await chain.stop();
  }
}
