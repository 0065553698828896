import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { type Chain, startChain } from './chain';
import { loadSaved } from './saved-folder';

/** Everything that decides what a recipe leaves on a chain, the node's version too. */
export const chainSources = [
  'package-lock.json',
  'packages/contracts/deploy',
  'packages/contracts/generated',
  'packages/domain/src',
  'packages/localnet/src',
  'packages/sdk/src',
  'packages/wire/src',
];

/** What is done once to a fresh chain, and found on every later one. */
export interface ChainRecipe<Made> {
  /** Tells recipes apart; part of a folder's name, without a dot. */
  readonly name: string;
  /** Timestamp of block 0, seconds; the time of making when left out. */
  readonly genesisTimestamp?: number;
  /** Answers what stands on the chain now, as JSON can hold it. */
  readonly make: (chain: Chain) => Promise<Made>;
  /** The folder that keeps chains. */
  readonly root?: string;
}

interface Head {
  readonly hash: Hex;
  readonly timestamp: Hex;
}
interface SavedRecord<Made> {
  readonly made: Made;
  readonly genesisTimestamp: number;
  readonly head: Head;
}

const recordName = 'record.json';
const stateName = 'state.json';

/**
 * A chain of its own with what a recipe makes, with automine, its clock at its last block. The recipe runs once for each version of the
 * code, and whenever what is kept cannot be loaded; every chain, also the first, is loaded.
 */
export function startSavedChain<Made>(recipe: ChainRecipe<Made>): Promise<{ chain: Chain; made: Made }> {
  const { name, root } = recipe;
  return loadSaved({
    name,
    sources: chainSources,
    load: load<Made>,
    make: (folder) => save(recipe, folder),
    ...(root === undefined ? {} : { root }),
  });
}

async function load<Made>(folder: string): Promise<{ chain: Chain; made: Made }> {
  const record = JSON.parse(await readFile(join(folder, recordName), 'utf8')) as SavedRecord<Made>;
  const { made, genesisTimestamp, head } = record;
  const chain = await startChain({ genesisTimestamp, loadState: join(folder, stateName) });
  try {
    if ((await blockAt(chain, 'latest')).hash !== head.hash) throw new Error(`${folder} is not what was kept there`);
    await chain.rpc.request('evm_setTime', [Number(head.timestamp)]);
    return { chain, made };
  } catch (error) {
    await chain.stop();
    throw error;
  }
}

async function save<Made>({ genesisTimestamp, make }: ChainRecipe<Made>, folder: string): Promise<void> {
  const chain = await startChain(genesisTimestamp === undefined ? {} : { genesisTimestamp });
  try {
    const made = await make(chain);
    const [genesis, head] = [await blockAt(chain, '0x0'), await blockAt(chain, 'latest')];
    const record: SavedRecord<Made> = { made, genesisTimestamp: Number(genesis.timestamp), head };
    await writeFile(join(folder, stateName), await chain.dumpState());
    await writeFile(join(folder, recordName), JSON.stringify(record));
  } finally {
    await chain.stop();
  }
}

async function blockAt(chain: Chain, tag: string): Promise<Head> {
  const { hash, timestamp } = await chain.rpc.request<Head>('eth_getBlockByNumber', [tag, false]);
  return { hash, timestamp };
}
