import { checkNodes } from '@besc/sdk/shared/check-nodes';
import { indexNodes } from '../src/shared/index-nodes';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import type { Anchor } from './anchor';
import { LaunchError } from './launch-error';

/** The wrong node that the log names already. */
let told: string | undefined;

/**
 * What the node says about the chain that is stored: the same one, or one that has another block in the place of a final one.
 * behind: nothing contradicts, but the anchor is not final by the node's head, or the node does not have it at all (it
 * synchronises, or was set back). The engine never takes an older block for final than it has, so it would end at every
 * start.
 */
export type ChainMatch = 'same' | 'other' | 'behind';

/**
 * Compares the stored anchor with the chain of the nodes; undefined while no node of the deployment's chain answers. Throws
 * LaunchError when every node runs another chain.
 */
export async function checkChain(settings: IndexSettings, anchor: Anchor | undefined): Promise<ChainMatch | undefined> {
  const { rpcUrls: urls, chainId, genesisHash } = settings;
  const problems = await checkNodes({ urls, identity: { chainId, genesisHash }, timeoutMs: 5000 });
  const wrong = problems.find((problem) => problem?.fault === 'wrong-chain');
  // A wrong one among others is a mistake to be told, not a reason to end: the right one may only be silent for a moment.
  if (wrong && problems.every((problem) => problem?.fault === 'wrong-chain')) {
    throw new LaunchError('WRONG_CHAIN', `PONDER_RPC_URL: ${wrong.message}.`);
  }
  if (problems.every((problem) => problem !== undefined)) {
    if (wrong && wrong.message !== told) console.error(`PONDER_RPC_URL: ${wrong.message}; it is not used.`);
    told = wrong?.message;
    return undefined;
  }
  if (anchor === undefined) return 'same';
  if (anchor.genesisHash !== genesisHash) return 'other';
  if (anchor.block === undefined) return 'same';
  return compare(settings, anchor.block);
}

/** Compares a stored block with the node's at its height. */
async function compare(
  settings: IndexSettings,
  { number, hash }: NonNullable<Anchor['block']>,
): Promise<ChainMatch | undefined> {
  const calls = [
    { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] },
    { method: 'eth_blockNumber' },
  ];
  const [block, head] = await indexNodes(settings)
    .ask(calls, { rounds: 1, timeoutMs: 5000 })
    .then(
      (answer) => answer.answers,
      () => [],
    );
  if (block?.kind !== 'result' || head?.kind !== 'result') return undefined;
  const found = hashOf(block.result);
  if (found === undefined) return 'behind';
  if (found !== hash) return 'other';
  return Number(head.result) < number + settings.finalityBlocks ? 'behind' : 'same';
}

function hashOf(block: unknown): string | undefined {
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : undefined;
  return typeof hash === 'string' ? hash.toLowerCase() : undefined;
}
