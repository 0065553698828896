import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';

/** The vote of an account that counts: its last one (VOTE-05). */
export interface Vote {
  readonly id: Hex;
  readonly voter: Address;
  /** When it was signed, in Unix seconds. */
  readonly created: number;
  /** From 1. */
  readonly choice: number;
  /** MONEY at the snapshot, in its smallest unit. */
  readonly power: bigint;
  /** By which the hub knows this power again (`/verify`). */
  readonly verificationHash: Hex;
  readonly space: { readonly id: string; readonly name: string };
  readonly proposal: { readonly id: Hex; readonly choices: readonly string[] };
  /** Place of its entry in the log, from 1. */
  readonly position: number;
}
