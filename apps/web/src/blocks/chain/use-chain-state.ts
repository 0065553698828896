import { chainHealthStore } from './chain-health-store';

/**
 * `silent`: the chain could not be asked at the last try. `behind`: the node lacks the newest blocks. `halted`: the chain
 * answers but makes no blocks.
 */
export type ChainState = 'fresh' | 'behind' | 'halted' | 'silent';

/** A node that lacks a block for a moment is nothing to tell; after this many tries it is. */
const triesBehind = 3;

/** The worst that is known of the chain. `isFailed`: a read of the screen itself has failed. */
export function useChainState(isFailed: boolean): ChainState {
  return chainHealthStore(({ node, isSilent, isHalted }) => {
    if (isFailed || isSilent || node.kind === 'unreachable') return 'silent';
    if (node.kind === 'behind' && node.tries >= triesBehind) return 'behind';
    return isHalted ? 'halted' : 'fresh';
  });
}

/** Whether what is shown may be old, so that nothing may be signed on it. */
export function isStale(state: ChainState): boolean {
  return state === 'silent' || state === 'behind';
}
