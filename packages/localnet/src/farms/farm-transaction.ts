import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { HistoryTransaction } from '../history/block-writer';
import { sentCall } from '../history/sent-call';

/** A stake, a harvest or an exit of an account. */
export function farmTransaction(from: Address, call: ContractCall): HistoryTransaction {
  return sentCall(from, call, 400_000n);
}
