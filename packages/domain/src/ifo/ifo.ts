/** 0 is Basic, with a cap for each account; 1 is Unlimited, with a fee on what comes back. */
export type IfoPoolId = 0 | 1;

/** Where a sale stands; idle is one that could not be placed in time. */
export type IfoStatus = 'idle' | 'coming_soon' | 'live' | 'finished';

/** A pool of a sale: what it offers, for how much, and what was paid in; a cap of 0 is none. */
export interface IfoPool {
  readonly offering: bigint;
  readonly raising: bigint;
  readonly limitPerUser: bigint;
  readonly hasTax: boolean;
  readonly total: bigint;
}

/** Blocks from the first to the last in which a sale takes money, both included. */
export interface IfoWindow {
  readonly startBlock: number;
  readonly endBlock: number;
}

/** Where a sale stands for the next transaction, which is in the block after `block`. */
export function ifoStatus({ startBlock, endBlock }: IfoWindow, block: number | undefined): IfoStatus {
  if (block === undefined) return 'idle';
  if (block + 1 < startBlock) return 'coming_soon';
  return block + 1 <= endBlock ? 'live' : 'finished';
}
