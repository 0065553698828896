import { readFile, rm, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { layoutOf } from '@besc/contracts/deploy/layout';
import type { LayoutPlan } from '@besc/contracts/deploy/slug-plan';
import { localDeployment } from '@besc/contracts/deployments/local';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import type { Hex } from 'viem';
import { type Chain, type ChainId, ChainStartError, startChain } from '../chain';
import type { HistorySize } from '../history/block-schedule';
import type { HistoryCounts } from '../timeline/history-counts';
import { historyPlan, historyStart, paceChoices } from '../timeline/history-plan';
import type { DataFolder } from './data-folder';

/** The chain state that is kept between two starts. The file named here is complete: it was written before this record. */
export interface StoredChain {
  readonly version: 3;
  readonly chainId: ChainId;
  readonly seed: string;
  readonly stateFile: string;
  readonly stateBytes: number;
  readonly head: { readonly number: number; readonly hash: Hex };
  /**
   * Timestamp of block 0. A node that loads a state makes a block 0 of its own first, and keeps both in its next state;
   * only with the same time are they the same block.
   */
  readonly genesisTimestamp: number;
  readonly history: HistoryCounts;
}

const recordName = 'chain.json';
const deploymentName = 'deployment.json';

/** The number and hash of the chain's last block. */
export async function chainHead(chain: Chain): Promise<StoredChain['head']> {
  const block = await chain.rpc.request<{ number: Hex; hash: Hex }>('eth_getBlockByNumber', ['latest', false]);
  return { number: Number(block.number), hash: block.hash };
}

/** Keeps the chain as it is now. A crash on the way leaves the state that was kept before. */
export async function storeChain(options: {
  folder: DataFolder;
  chain: Chain;
  seed: string;
  history: StoredChain['history'];
}): Promise<StoredChain> {
  const { folder, chain, seed, history } = options;
  const before = await readStoredChain(folder);
  const head = await chainHead(chain);
  const genesis = await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['0x0', false]);
  const state = gzipSync(await chain.dumpState(), { level: 1 });
  const stateFile = before?.stateFile === 'state-a.json.gz' ? 'state-b.json.gz' : 'state-a.json.gz';
  await folder.writeFile(stateFile, state);
  const record: StoredChain = {
    version: 3,
    chainId: chain.chainId,
    seed,
    stateFile,
    stateBytes: state.length,
    head,
    genesisTimestamp: Number(genesis.timestamp),
    history,
  };
  await folder.writeJson(recordName, record);
  if (before) await folder.remove(before.stateFile);
  return record;
}

/** The record of the kept chain, or undefined when none was finished. */
export async function readStoredChain(folder: DataFolder): Promise<StoredChain | undefined> {
  const record = (await folder.readJson(recordName)) as StoredChain | undefined;
  return record?.version === 3 ? record : undefined;
}

/** Writes the deployment file that all parts read. */
export async function storeDeployment(folder: DataFolder, deployment: Deployment): Promise<void> {
  await folder.writeJson(deploymentName, deployment);
}

/** Path of the deployment file. */
export function deploymentFile(folder: DataFolder): string {
  return folder.path(deploymentName);
}

/** What became of the kept chain at a start. */
export type LoadedChain =
  | { readonly kind: 'loaded'; readonly chain: Chain; readonly deployment: Deployment; readonly record: StoredChain }
  | { readonly kind: 'none' }
  /** Something is kept that does not fit together: the caller starts over and says why. */
  | { readonly kind: 'unusable'; readonly reason: string };

/** Starts the kept chain, if there is one and it is the one its record and its deployment describe. */
export async function loadStoredChain(options: {
  folder: DataFolder;
  chainId: ChainId;
  port: number;
  size: HistorySize;
}): Promise<LoadedChain> {
  const { folder, chainId, port, size } = options;
  const record = await readStoredChain(folder);
  if (!record) return { kind: 'none' };
  const plain = folder.path('state-loading.json');
  let chain: Chain | undefined;
  try {
    if (record.chainId !== chainId) throw new Error(`it is of chain ${record.chainId}`);
    const deployment = parseDeployment(await folder.readJson(deploymentName));
    if (!isOfThisCode(deployment, size, historyStart(record.genesisTimestamp)))
      throw new Error('the contracts have changed since');
    await writeFile(plain, gunzipSync(await readFile(folder.path(record.stateFile))));
    chain = await startChain({
      chainId,
      port,
      loadState: plain,
      genesisTimestamp: record.genesisTimestamp,
    });
    if ((await chain.genesisHash()) !== deployment.genesisHash) throw new Error('the deployment is of another chain');
    // The node may have mined on while the state was being written: the recorded block must be in it, not on top.
    const number = `0x${record.head.number.toString(16)}`;
    const block = await chain.rpc.request<{ hash: Hex } | null>('eth_getBlockByNumber', [number, false]);
    if (block?.hash !== record.head.hash) throw new Error('its last block is not the recorded one');
    return { kind: 'loaded', chain, deployment, record };
  } catch (error) {
    await chain?.stop();
    // A port that was taken meanwhile says nothing about what is kept.
    if (error instanceof ChainStartError && /in use/i.test(error.message)) throw error;
    return { kind: 'unusable', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(plain, { force: true });
  }
}

/** Local addresses follow from the contracts' code, the chain's pace and its beginning, so any others mean other contracts. */
function isOfThisCode(deployment: Deployment, size: HistorySize, start: number): boolean {
  return (
    deployment.pairInitCodeHash === localDeployment.pairInitCodeHash &&
    paceChoices.some((paces) => hasPlanned(deployment, historyPlan({ size, paces }, start)))
  );
}

function hasPlanned({ contracts }: Deployment, plan: LayoutPlan): boolean {
  const places = new Set(placesOf(contracts, ({ address }) => address));
  return placesOf(layoutOf(plan).contracts, (address) => address).every((place) => places.has(place));
}

/** Each contract with where it stands. */
function placesOf<Told>(
  contracts: Readonly<Record<string, Readonly<Record<string, Told>>>>,
  addressOf: (told: Told) => string,
): string[] {
  return Object.entries(contracts).flatMap(([slug, named]) =>
    Object.entries(named).map(([name, told]) => `${slug}.${name} ${addressOf(told)}`),
  );
}
