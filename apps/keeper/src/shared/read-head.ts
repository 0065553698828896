import type { KeeperChain } from './keeper-chain';

/** How far a head may be ahead of the machine's time, beyond what the nodes agreed on, before the other nodes are asked; seconds. */
const skewSeconds = 30;

/** One node told a newest block from a time to come, and the others know nothing of it. */
export class HeadTimeError extends Error {
  readonly code = 'HEAD_TIME';
}

/**
 * Reads the newest block. Tasks go by its time, and one node's word is enough for a head: one that is ahead of the machine's time
 * counts only where most nodes agree, since either the clock is behind or the node lies. Rejects with HeadTimeError, and leaves
 * the node.
 */
export function headReader(client: KeeperChain['client'], now: () => number = Date.now) {
  /** So far the chain is ahead of the machine by the word of most nodes, seconds. */
  let agreed = 0;
  return async () => {
    const block = await client.getBlock({ blockTag: 'latest' });
    const ahead = Number(block.timestamp) - now() / 1000;
    if (ahead <= agreed + skewSeconds) return block;
    const told = await client.transport.askAll({ method: 'eth_getBlockByNumber', params: ['latest', false] });
    const agreeing = told.filter((other) => Number(block.timestamp) - timeOf(other) <= skewSeconds);
    if (told.length > 1 && 2 * agreeing.length <= told.length) {
      client.transport.leave();
      throw new HeadTimeError(`a node tells a newest block of ${Math.round(ahead)} s ahead, and others do not`);
    }
    agreed = ahead;
    return block;
  };
}

function timeOf(block: unknown): number {
  const isBlock = typeof block === 'object' && block !== null && 'timestamp' in block;
  return isBlock ? Number(block.timestamp) : Number.NaN;
}
