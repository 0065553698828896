import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { transactionOutcome } from '../records/transaction-outcome';
import type { TransactionRecords } from '../records/transaction-records';

/** So many characters are kept. Some browsers give a site 2.5 million, which open requests and preferences share. */
const mostCharacters = 2_000_000;

/** Without the oldest of those that are over, as far as all of them are more than is kept. */
export function withinStorage(records: TransactionRecords): TransactionRecords {
  let excess = JSON.stringify(records).length - mostCharacters;
  if (excess <= 0) return records;
  const over = Object.values(records)
    .flatMap((ofChain) => Object.values(ofChain))
    .filter((record) => transactionOutcome(record) !== 'pending')
    .toSorted((one, other) => one.addedTime - other.addedTime);
  const dropped = new Set<TransactionRecord>();
  for (const record of over) {
    if (excess <= 0) break;
    excess -= JSON.stringify(record).length;
    dropped.add(record);
  }
  const kept = Object.entries(records).map(([chainId, ofChain]) => [
    chainId,
    Object.fromEntries(Object.entries(ofChain).filter(([, record]) => !dropped.has(record))),
  ]);
  return Object.fromEntries(kept);
}
