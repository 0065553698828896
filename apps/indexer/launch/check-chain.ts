import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexSettings } from '../src/shared/index-settings';
import { readRpc } from '../src/shared/read-rpc';
import { RpcUnreachableError } from '../src/shared/rpc-unreachable-error';
import type { Anchor } from './anchor';
import { LaunchError } from './launch-error';

/** How long a node may lack the block that we hold for final before its chain counts as another one. */
const catchUpSeconds = 15;

/** What the node says about the chain that is stored: the same one, or one that shares no final block with it. */
export type ChainMatch = 'same' | 'other';

/**
 * Waits for the node, makes sure that it runs the chain of the deployment (LaunchError otherwise), and compares the stored
 * anchor with it.
 */
export async function checkChain(settings: IndexSettings, anchor: Anchor | undefined): Promise<ChainMatch> {
  const [chainId, genesis] = await patiently(settings.rpcUrls, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['0x0', false] },
  ]);
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
  return anchor.block === undefined || anchor.block.hash === (await hashAt(settings, anchor.block.number))
    ? 'same'
    : 'other';
}

/** The node's block at a height, for which a node that is still catching up gets a while. */
async function hashAt({ rpcUrls }: IndexSettings, number: number): Promise<string | undefined> {
  const call = { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] };
  for (let second = 0; second < catchUpSeconds; second += 1) {
    const [block] = await patiently(rpcUrls, [call]);
    const hash = hashOf(block);
    if (hash !== undefined) return hash;
    await sleep(1000);
  }
  return undefined;
}

function hashOf(block: unknown): string | undefined {
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : undefined;
  return typeof hash === 'string' ? hash.toLowerCase() : undefined;
}

async function patiently(urls: readonly string[], calls: Parameters<typeof readRpc>[1]): Promise<unknown[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answers = await readRpc(urls, calls, { rounds: 1 });
      if (answers[0]?.error === undefined && answers[1]?.error === undefined)
        return answers.map(({ result }) => result);
    } catch (error) {
      if (!(error instanceof RpcUnreachableError)) throw error;
    }
    if (attempt === 0) console.error('No RPC endpoint answers yet; waiting.');
    await sleep(Math.min(500 * 2 ** attempt, 5000));
  }
}
