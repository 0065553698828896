/** The chain's head as answers have shown it (CALL-15, CALL-16). Numbers never go down, but from a head that was none. */
export interface Blocks {
  /** Number of the newest block an answer came from; undefined before the first. */
  current(): bigint | undefined;
  /** Number of the first block seen; set once. */
  initial(): bigint | undefined;
  /** Timestamp of the newest block in seconds, where an answer told it. */
  timestamp(): bigint | undefined;
  /** Calls the listener after each new block; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The head together with the way to move it. */
export interface BlockState extends Blocks {
  /** True when the block was at least as new as the head; then it is the head. */
  advance(blockNumber: bigint, timestamp?: bigint): boolean;
  /** Takes a lower block for the head: the one before turned out to be invented. */
  restart(blockNumber: bigint, timestamp?: bigint): void;
}

/** Starts knowing no block. */
export function createBlockState(): BlockState {
  let current: bigint | undefined;
  let initial: bigint | undefined;
  let timestamp: bigint | undefined;
  const listeners = new Set<() => void>();
  const move = (blockNumber: bigint, seconds: bigint | undefined): void => {
    timestamp = seconds;
    current = blockNumber;
    initial ??= blockNumber;
    for (const listener of [...listeners]) listener();
  };
  return {
    restart: move,
    current: () => current,
    initial: () => initial,
    timestamp: () => timestamp,
    subscribe: (listener) => {
      // A wrapper, so that one function subscribed twice is two subscriptions.
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    advance: (blockNumber, seconds) => {
      if (current !== undefined && blockNumber < current) return false;
      // Another chunk of the same block may lack the time; a new block without one makes the old time worthless.
      if (blockNumber === current) timestamp = seconds ?? timestamp;
      else move(blockNumber, seconds);
      return true;
    },
  };
}
