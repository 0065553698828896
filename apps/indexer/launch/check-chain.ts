import { checkNodes } from '@besc/sdk/shared/nodes/check-nodes';
import { askEachNode } from '../src/shared/ask-each-node';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import type { Anchor } from './anchor';
import { LaunchError } from './launch-error';

/** What the log says already of a node. */
let told: string | undefined;

/**
 * What the nodes say about the chain that is stored: the same one, or one that has another block in the place of a final one,
 * which is so only when no node has the stored block.
 * behind: nothing contradicts, but the anchor is not final by a node's head, or no node has it at all (they
 * synchronise, or were set back). The engine never takes an older block for final than it has, so it would end at every
 * start.
 */
type ChainMatch = 'same' | 'other' | 'behind';

export interface ChainLook {
  /** Undefined while no node of the deployment's chain answers. */
  readonly match: ChainMatch | undefined;
  /** The nodes without those that contradict one that has the stored block. */
  readonly rpcUrls: readonly string[];
  /** Whether a node was silent: it may have the stored block that none of the others has. */
  readonly hasSilent?: boolean;
}

/**
 * Compares the stored anchor with the chain of the nodes, each by itself. Throws LaunchError when every node runs another chain.
 */
export async function checkChain(settings: IndexSettings, anchor: Anchor | undefined): Promise<ChainLook> {
  const { rpcUrls, chainId, genesisHash } = settings;
  const problems = await checkNodes({ urls: rpcUrls, identity: { chainId, genesisHash }, timeoutMs: 5000 });
  const wrong = problems.find((problem) => problem?.fault === 'wrong-chain');
  // A wrong one among others is a mistake to be told, not a reason to end: the right one may only be silent for a moment.
  if (wrong && problems.every((problem) => problem?.fault === 'wrong-chain')) {
    throw new LaunchError('WRONG_CHAIN', `RPC_URL: ${wrong.message}.`);
  }
  if (problems.every((problem) => problem !== undefined)) {
    tell(wrong && `${wrong.message}; it is not used`);
    return { match: undefined, rpcUrls };
  }
  if (anchor === undefined) return { match: 'same', rpcUrls };
  if (anchor.genesisHash !== genesisHash) return { match: 'other', rpcUrls };
  if (anchor.block === undefined) return { match: 'same', rpcUrls };
  return compare(settings, anchor.block);
}

/** Compares a stored block with each node's at its height. */
async function compare(settings: IndexSettings, stored: NonNullable<Anchor['block']>): Promise<ChainLook> {
  const { number, hash } = stored;
  const calls = [
    { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] },
    { method: 'eth_blockNumber' },
  ];
  const nodes = (await askEachNode(settings, calls)).map(([block, head]) => {
    if (block?.kind !== 'result' || head?.kind !== 'result') return undefined;
    return { found: hashOf(block.result), isFinal: Number(head.result) >= number + settings.finalityBlocks };
  });
  const has = nodes.filter((node) => node?.found === hash);
  const isOther = (node: (typeof nodes)[number]) => node?.found !== undefined && node.found !== hash;
  if (has.length === 0) {
    const match = nodes.some(isOther) ? 'other' : nodes.some((node) => node !== undefined) ? 'behind' : undefined;
    return { match, rpcUrls: settings.rpcUrls, hasSilent: nodes.includes(undefined) };
  }
  const left = settings.rpcUrls.filter((_, place) => isOther(nodes[place]));
  if (left.length > 0)
    tell(`${left.map(placeOf).join(', ')} has another block ${number} than stored and other nodes; it is not used`);
  const rpcUrls = settings.rpcUrls.filter((url) => !left.includes(url));
  return { match: has.some((node) => node?.isFinal) ? 'same' : 'behind', rpcUrls };
}

/** Says what is wrong with a node, once. */
function tell(problem: string | undefined): void {
  if (problem !== undefined && problem !== told) console.error(`RPC_URL: ${problem}.`);
  told = problem;
}

/** An address without its path, which may hold a key. */
function placeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

function hashOf(block: unknown): string | undefined {
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : undefined;
  return typeof hash === 'string' ? hash.toLowerCase() : undefined;
}
