import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';

/** A pending record for tests. */
export function makeRecord(changes: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    hash: `0x${'11'.repeat(32)}`,
    from: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    chainId: 2372,
    nonce: 4,
    summary: { text: 'Swap %amount% BESC', values: { amount: '1.5' } },
    addedTime: 1_000,
    ...changes,
  };
}
