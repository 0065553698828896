import { checkedRecord, finalizedRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/call-fingerprint';
import { readTransactionStatus, type TransactionStatus } from '@besc/sdk/shared/transaction-status';
import type { QueryClient } from '@tanstack/react-query';
import { hexToBigInt, hexToNumber } from 'viem';
import type { ChainAccess } from '../chain/chain-access';
import { showToast } from '../toast/show-toast';
import { tellChange } from './tell-change';
import {
  endedRecord,
  recordOf,
  renamedRecord,
  reopenedRecord,
  type TransactionBook,
  withNonce,
} from './transaction-book';
import type { TransactionRecord } from './transaction-record';
import { updateTransactions } from './transaction-store';

type Check = {
  readonly chain: ChainAccess;
  readonly queryClient: QueryClient;
  readonly record: TransactionRecord;
  readonly blockNumber: number;
};

/** Asks for one transaction and brings its record up to date. Rejects when the node cannot be asked. */
export async function checkTransaction(check: Check): Promise<void> {
  const { chain, blockNumber } = check;
  const record = check.record.lastCheckedBlockNumber === undefined ? await firstLook(check) : check.record;
  const status = await readTransactionStatus({ client: chain.client, transaction: record });
  const { chainId, hash } = record;
  updateTransactions((book) => checkedRecord(book, { chainId, hash, blockNumber }));
  settle({ ...check, record }, status);
}

/** Once: the nonce the wallet chose, and whether it sent what was shown. */
async function firstLook({ chain, record }: Check): Promise<TransactionRecord> {
  const { hash, chainId } = record;
  const sent = await chain.client.request({ method: 'eth_getTransactionByHash', params: [hash] });
  if (sent === null) return record;
  const nonce = hexToNumber(sent.nonce);
  updateTransactions((book) => withNonce(book, { chainId, hash, nonce }));
  const to = sent.to ?? '0x';
  const isAsShown = callFingerprint({ to, value: hexToBigInt(sent.value), data: sent.input }) === record.callHash;
  if (record.callHash !== undefined && !isAsShown) {
    showToast(chain.settings, {
      kind: 'danger',
      title: { text: 'Your wallet sent something else than was shown' },
      description: { text: 'Look at the transaction on the explorer and do not use this wallet until you know why.' },
      transactionHash: hash,
    });
  }
  return { ...record, nonce };
}

function settle(check: Check, status: TransactionStatus): void {
  const { chain, record } = check;
  const { chainId, hash } = record;
  /** What storage held right before the change: another tab may have been faster, and then there is nothing to tell. */
  let before: TransactionRecord | undefined;
  const update = (change: (book: TransactionBook, known: TransactionRecord) => TransactionBook): void =>
    updateTransactions((book) => {
      before = recordOf(book, { chainId, hash });
      return before === undefined ? book : change(book, before);
    });
  switch (status.kind) {
    case 'mined':
      update((book, known) =>
        known.receipt?.blockHash === status.receipt.blockHash && known.receipt.status === status.receipt.status
          ? book
          : finalizedRecord(book, { chainId, hash, receipt: status.receipt, confirmedTime: Date.now() }),
      );
      break;
    case 'pending':
    case 'dropped':
      update((book, known) => (known.receipt === undefined ? book : reopenedRecord(book, { chainId, hash })));
      break;
    case 'sped-up':
      update((book) => renamedRecord(book, { chainId, hash, newHash: status.hash }));
      break;
    case 'cancelled':
    case 'replaced':
      // A nonce used by an unknown transaction may have been used by this very one: no verdict without a proof.
      if (status.hash === undefined) return;
      update((book) => endedRecord(book, { chainId, hash, ended: status.kind, time: Date.now() }));
      break;
  }
  if (before !== undefined) tellChange({ chain, queryClient: check.queryClient, before });
}
