import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { type Chain, startChain } from './chain';
import { repository, sourceFingerprint } from './source-fingerprint';

/** Everything that decides what a recipe leaves on a chain, the node's version too. */
const sources = [
  'package-lock.json',
  'packages/contracts/deploy',
  'packages/contracts/generated',
  'packages/domain/src',
  'packages/localnet/src',
  'packages/wire/src',
];

/** Where chains are kept when nothing else is said. */
const usualRoot = join(repository, '.localnet', 'saved');

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
export async function startSavedChain<Made>(recipe: ChainRecipe<Made>): Promise<{ chain: Chain; made: Made }> {
  const { name, root = usualRoot } = recipe;
  const folder = join(root, `${name}.${sourceFingerprint(sources)}`);
  try {
    return await load<Made>(folder);
  } catch (error) {
    // Nothing is kept yet, or what is there is damaged.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) await rm(folder, { recursive: true, force: true });
    await save(recipe, root, folder);
    return load<Made>(folder);
  }
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

/** Makes the folder in one step; of two made at once one is kept. */
async function save<Made>({ name, genesisTimestamp, make }: ChainRecipe<Made>, root: string, folder: string) {
  await mkdir(root, { recursive: true });
  for (const other of await readdir(root)) {
    const isOutdated = other.startsWith(`${name}.`) && join(root, other) !== folder;
    if (isOutdated) await rm(join(root, other), { recursive: true, force: true });
  }
  const part = await mkdtemp(join(root, 'part-'));
  const chain = await startChain(genesisTimestamp === undefined ? {} : { genesisTimestamp });
  try {
    const made = await make(chain);
    const [genesis, head] = [await blockAt(chain, '0x0'), await blockAt(chain, 'latest')];
    const record: SavedRecord<Made> = { made, genesisTimestamp: Number(genesis.timestamp), head };
    await writeFile(join(part, stateName), await chain.dumpState());
    await writeFile(join(part, recordName), JSON.stringify(record));
    await rename(part, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await chain.stop();
    await rm(part, { recursive: true, force: true });
  }
}

async function blockAt(chain: Chain, tag: string): Promise<Head> {
  const { hash, timestamp } = await chain.rpc.request<Head>('eth_getBlockByNumber', [tag, false]);
  return { hash, timestamp };
}
