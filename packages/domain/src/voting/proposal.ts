import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';

/** Where a proposal stands by the clock. */
export type ProposalState = 'pending' | 'active' | 'closed';

/** `core` is by an account that the hub is told of; everybody else's is `community`. */
export type ProposalKind = 'core' | 'community';

/** A proposal as the hub tells it (VOTE-04). Times are Unix seconds. */
export interface Proposal {
  readonly id: Hex;
  readonly title: string;
  /** Markdown of a stranger. */
  readonly body: string;
  readonly choices: readonly string[];
  readonly start: number;
  /** The first second in which no vote counts. */
  readonly end: number;
  /** The block whose state gives the voting power. */
  readonly snapshot: number;
  readonly state: ProposalState;
  readonly author: Address;
  readonly space: { readonly id: string; readonly name: string };
  readonly kind: ProposalKind;
  readonly created: number;
  /** MONEY for each choice, in its smallest unit. */
  readonly scores: readonly bigint[];
  /** Accounts that voted. */
  readonly voters: number;
  /** Entries of the log, and the hash of the last one (of the proposal itself while there is none). */
  readonly logLength: number;
  readonly logHead: Hex;
}

/** Votes count from the start on, and before the end. */
export function proposalState({ start, end }: Pick<Proposal, 'start' | 'end'>, now: number): ProposalState {
  if (now < start) return 'pending';
  return now < end ? 'active' : 'closed';
}
