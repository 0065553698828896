import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { HistoryTransaction } from './block-writer';

/** A call as an account sends it. Nothing is estimated while a history is written: the gas limit is enough for any call. */
export function sentCall(from: Address, call: ContractCall, gas = 3_500_000n): HistoryTransaction {
  const { value, ...rest } = encodeCall(call);
  return { from, ...rest, gas, ...(value > 0n && { value }) };
}
