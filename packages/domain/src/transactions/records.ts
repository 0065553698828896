import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';

/** A transaction hash. */
export type TransactionHash = Hex;

/** The part of a record these rules need; the application's record may hold more. Times are milliseconds since 1970. */
export interface TrackedRecord {
  readonly hash: TransactionHash;
  readonly from: Address;
  readonly chainId: number;
  readonly addedTime: number;
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  readonly lastCheckedBlockNumber?: number;
  readonly receipt?: { readonly status?: number | undefined; readonly blockNumber: number };
  /** The nodes were asked again for a receipt without a status, and it still has none. */
  readonly isStatusless?: true;
  readonly confirmedTime?: number;
}

/** Records per chain and hash. Never mutated: each rule returns new records. */
export type Records<R extends TrackedRecord> = Readonly<Record<number, Readonly<Record<string, R>>>>;

/** Forgets all records of one chain. */
export function clearedRecords<R extends TrackedRecord>(records: Records<R>, chainId: number): Records<R> {
  return { ...records, [chainId]: {} };
}
