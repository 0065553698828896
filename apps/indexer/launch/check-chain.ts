import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import { readRpc } from '../src/shared/read-rpc';
import { RpcUnreachableError } from '../src/shared/rpc-unreachable-error';
import type { Anchor } from './anchor';
import { LaunchError } from './launch-error';

/** How long a node may lack the block that we hold for final before its chain counts as another one. */
const catchUpSeconds = 15;

/**
 * What the node says about the chain that is stored: the same one, or one that shares no final block with it. behind: the
 * same, but the anchor is not final by the node's head. The engine never takes an older block for final than it has, so
 * it would end at every start.
 */
export type ChainMatch = 'same' | 'other' | 'behind';

/**
 * Makes sure that the node runs the chain of the deployment (LaunchError otherwise), and compares the stored anchor with it.
 * Undefined while no endpoint tells.
 */
export async function checkChain(settings: IndexSettings, anchor: Anchor | undefined): Promise<ChainMatch | undefined> {
  const answers = await ask(settings.rpcUrls, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['0x0', false] },
  ]);
  const [chainId, genesis] = answers ?? [];
  // Every chain has a first block: a node without one is only just starting.
  if (hashOf(genesis) === undefined || typeof chainId !== 'string') return undefined;
  const id = Number(chainId);
  if (id !== settings.chainId) {
    throw new LaunchError(
      'WRONG_CHAIN',
      `PONDER_RPC_URL runs chain ${id}, but the deployment is on ${settings.chainId}.`,
    );
  }
  const genesisHash = hashOf(genesis);
  if (genesisHash !== settings.genesisHash) {
    throw new LaunchError(
      'WRONG_CHAIN',
      `PONDER_RPC_URL runs a chain that begins with ${genesisHash}, but the deployment is on one that begins with ${settings.genesisHash}.`,
    );
  }
  if (anchor === undefined) return 'same';
  if (anchor.genesisHash !== genesisHash) return 'other';
  if (anchor.block === undefined) return 'same';
  return compare(settings, anchor.block);
}

/** Compares a stored block with the node's at its height, for which a node that is still catching up gets a while. */
async function compare(
  { rpcUrls, finalityBlocks }: IndexSettings,
  { number, hash }: NonNullable<Anchor['block']>,
): Promise<ChainMatch | undefined> {
  const calls = [
    { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] },
    { method: 'eth_blockNumber', params: [] },
  ];
  for (let second = 0; second < catchUpSeconds; second += 1) {
    const answers = await ask(rpcUrls, calls);
    if (answers === undefined) return undefined;
    const found = hashOf(answers[0]);
    if (found !== undefined && found !== hash) return 'other';
    if (found !== undefined) return Number(answers[1]) < number + finalityBlocks ? 'behind' : 'same';
    await sleep(1000);
  }
  return 'other';
}

function hashOf(block: unknown): string | undefined {
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : undefined;
  return typeof hash === 'string' ? hash.toLowerCase() : undefined;
}

async function ask(urls: readonly string[], calls: Parameters<typeof readRpc>[1]): Promise<unknown[] | undefined> {
  try {
    const answers = await readRpc(urls, calls, { rounds: 1, timeoutMs: 5000 });
    return answers.some(({ error }) => error !== undefined) ? undefined : answers.map(({ result }) => result);
  } catch (error) {
    if (error instanceof RpcUnreachableError) return undefined;
    throw error;
  }
}
