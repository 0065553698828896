import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { HistoryTransaction } from '../history/block-writer';
import { sentCall } from '../history/sent-call';

/** What an account does in a pool or the vault. */
export function poolTransaction(from: Address, call: ContractCall): HistoryTransaction {
  return sentCall(from, call, 500_000n);
}
