import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { RpcCall } from '../json-rpc';
import type { HistorySize, ScheduledBlock } from './block-schedule';
import type { HistoryTransaction } from './block-writer';

/** Where and when history is written. */
export interface HistoryWorld {
  readonly chain: Chain;
  readonly deployment: Deployment;
  /** What is drawn by chance follows from this. */
  readonly seed: string;
  /** Seconds; the blocks lie between the two. */
  readonly start: number;
  readonly end: number;
  /** Whether an earlier stretch is carried on from where the chain stands. */
  readonly isResumed: boolean;
}

/** A world before its first block. */
export interface OpeningWorld extends HistoryWorld {
  /** How many blocks the history will have after the opening. */
  readonly blocks: number;
}

/** What a slug adds to a block. */
export interface BlockPart {
  /** In the order in which they are mined. */
  readonly transactions: readonly HistoryTransaction[];
  /** Asked of the chain as it is after the block. */
  readonly reads?: readonly RpcCall[];
  /** Is told how many of the transactions failed, and the answers. */
  settle?(written: { readonly failed: number; readonly reads: readonly unknown[] }): void | Promise<void>;
}

/** How much a history holds, and how fast it goes. */
export interface HistoryScale {
  readonly size: HistorySize;
  /** What was asked for of all slugs' `paces`. */
  readonly paces: readonly string[];
}

/** What a service of a running chain is set up by. */
export interface ServiceWorld extends HistoryScale {
  readonly chain: Chain;
  /** Where the index answers GraphQL; it may have begun later, or be behind. */
  readonly indexUrl: string;
  /** Where the API is, or will be. */
  readonly apiUrl: string;
}

/** What is posted to the API of a running chain with. */
export interface PostingWorld {
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly apiUrl: string;
}

/** What is posted to the API while the stack runs with. */
export interface BackgroundWorld extends PostingWorld {
  /** When posting began, in Unix seconds, and the newest block then: the same at every start until all is posted. */
  readonly begun: { readonly time: number; readonly block: number };
  /** Aborts when the stack stops. */
  readonly signal: AbortSignal;
}

/** What a slug does between the start and the end of a world. */
export interface HistoryStretch {
  /** Its part of one block of the shared schedule, by what the chain says before it: all stretches are asked at the same time. */
  block(block: ScheduledBlock): Promise<BlockPart>;
  /** What it sends now, on a chain that mines by itself. */
  live(now: number): Promise<BlockPart>;
  /** What it has done so far, by words that people read. */
  counts(): Readonly<Record<string, number>>;
}

/** A slug's part in the history of a local chain. All slugs write into the same blocks. */
export interface HistoryWriter {
  readonly slug: string;
  /** The writer with less opens first, and comes first in each block. */
  readonly order: number;
  /** What the local plan's settings of the slug become for a history that begins at `start` (seconds). */
  settings?(scale: HistoryScale, start: number): object;
  /** Seconds, between the start and the end of a new history: where it must act, a block lies exactly there. */
  times?(world: Pick<HistoryWorld, 'start' | 'end'>, scale: HistoryScale): readonly number[];
  /** The same of a stretch that carries a history on, by what the chain says. */
  resumedTimes?(world: HistoryWorld): Promise<readonly number[]>;
  /** Once after the deployment, on a chain that does not mine by itself; may give the deployment back as it then is. */
  open?(world: OpeningWorld): Promise<Deployment | undefined>;
  /** Before the first block of a stretch: what it does, in this order. Where a test opened only a part of a chain, the rest does nothing. */
  begin?(world: HistoryWorld): Promise<readonly HistoryStretch[]>;
  /** What the keeper's environment says for it. */
  keeper?(world: ServiceWorld): Readonly<Record<string, string>>;
  /** What the API's environment says for it. */
  api?(world: ServiceWorld): Readonly<Record<string, string>>;
  /** When the API of a new chain is ready: what accounts have posted (`sentPost`), all of it at that time. Again from nothing where a start ended before all was posted. */
  post?(world: PostingWorld): Promise<void>;
  /** The same of what takes longer than a start may: posted once index and page are up. After a stop half way, all of it again. */
  postInBackground?(world: BackgroundWorld): Promise<void>;
  /**
   * Other paces than the usual one. They are part of what is deployed and written, so a chain of its own is kept for each, and none
   * goes with another: options of `npm start` that several slugs may have, and what each is for this one.
   */
  readonly paces?: Readonly<Record<string, string>>;
}
