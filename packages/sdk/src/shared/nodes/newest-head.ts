import type { Clock } from './clock';

/** No node is behind for longer than this and still worth waiting for. */
const longestRefusalMs = 60_000;

/** What becomes of a newest head that answers from lower blocks are held against. */
export interface NewestHead {
  /**
   * Whether `head` may refuse a lower one. One that itself is ahead of what the nodes know, or has refused every answer for a
   * minute, was not true and is to be forgotten.
   */
  refusesLower(head: bigint): Promise<boolean>;
  /** An answer was not below the newest head. */
  isReached(): void;
}

/** `isPlausible`: whether the nodes know of such a head by now. */
export function createNewestHead(options: {
  clock: Clock;
  isPlausible: (head: bigint) => Promise<boolean>;
}): NewestHead {
  const { clock, isPlausible } = options;
  /** Since when every answer was refused. */
  let refusedSince: number | undefined;
  return {
    refusesLower: async (head) => {
      refusedSince ??= clock.now();
      if (clock.now() - refusedSince < longestRefusalMs && (await isPlausible(head))) return true;
      refusedSince = undefined;
      return false;
    },
    isReached: () => {
      refusedSince = undefined;
    },
  };
}
