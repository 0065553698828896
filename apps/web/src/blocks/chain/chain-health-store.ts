import type { NodeStatus } from '@besc/sdk/shared/reads/node-status';
import { create } from 'zustand';

/** What is known of the way to the chain, for the notice that says that numbers are old. */
export interface ChainHealth {
  readonly node: NodeStatus;
  /** The last poll has had no answer for seconds. */
  readonly isSilent: boolean;
  /** The chain answers but has made no new block for many polls: what is sent now waits. */
  readonly isHalted: boolean;
}

export const chainHealthStore = create<ChainHealth>()(() => ({
  node: { kind: 'current' },
  isSilent: false,
  isHalted: false,
}));
