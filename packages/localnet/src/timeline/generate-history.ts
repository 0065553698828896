import { deploy } from '@besc/contracts/deploy/deploy';
import { localChain } from '@besc/contracts/deploy/local-plan';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { HistorySize } from '../history/block-schedule';
import { chainRoles } from '../history/chain-roles';
import { historyWriters } from '../history-writers';
import type { HistoryCounts } from './history-counts';
import { historyPlan, historyStart } from './history-plan';
import { type HistoryProgress, stretchSchedule, writeStretch } from './write-stretch';

/**
 * Deploys everything on a fresh chain whose block 0 lies in the past, lets each slug open and writes the history up to
 * `end` (seconds). The same seed, genesis time and end give the same history. The chain is left without automine.
 */
export async function generateHistory(options: {
  chain: Chain;
  seed: string;
  end: number;
  size: HistorySize;
  paces?: readonly string[];
  onProgress?: HistoryProgress;
}): Promise<{ deployment: Deployment; counts: HistoryCounts }> {
  const { chain, seed, end, size, paces = [], ...rest } = options;
  const scale = { size, paces };
  await chain.setAutomine(true);
  // The clock of the machine must not decide when a setup block stands: hashes, and all that is drawn from them, follow.
  await chain.setBlockInterval(1);
  const genesis = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['0x0', false]);
  const start = historyStart(Number(genesis.timestamp));
  let deployment = await deploy({
    chain: localChain(chain),
    plan: historyPlan(scale, start),
    deployer: chainRoles(chain).owner,
  });
  await chain.setAutomine(false);
  const world = { chain, seed, start, end, isResumed: false };
  const blocks = stretchSchedule(world, scale).length;
  for (const { open } of historyWriters) deployment = (await open?.({ ...world, deployment, blocks })) ?? deployment;
  await chain.setBlockInterval(undefined);
  return { deployment, counts: await writeStretch({ ...world, deployment }, { ...scale, ...rest }) };
}

/** A keeper that is there by then still runs the round whose boundary lies within so short a time. */
const shortestGap = 10;

/**
 * Carries a stopped history on from its last block to `end` (seconds), whatever the chain refuses of it. Does nothing when there
 * is hardly room for a block. The chain must not mine by itself.
 */
export async function fillGap(options: {
  chain: Chain;
  deployment: Deployment;
  seed: string;
  end: number;
  onProgress?: HistoryProgress;
}): Promise<HistoryCounts | undefined> {
  const { chain, deployment, seed, end, ...rest } = options;
  const latest = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const start = Number(latest.timestamp);
  if (end - start < shortestGap) return undefined;
  const world = { chain, deployment, seed: `${seed} ${start}`, start, end, isResumed: true };
  return writeStretch(world, { size: 'year', paces: [], ...rest });
}
