import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Hex } from '@besc/domain/shared/hex';
import { checkedRecord } from '@besc/domain/transactions/record-lifecycle';
import { isAgreedOn } from '@besc/sdk/shared/nodes/is-agreed-on';
import { hasLog, loggedAmount } from '@besc/sdk/shared/reads/log-pattern';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import { readRevertReason } from '@besc/sdk/shared/sent/read-revert-reason';
import { readTransactionStatus, type TransactionStatus } from '@besc/sdk/shared/sent/transaction-status';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import type { QueryClient } from '@tanstack/react-query';
import { decodeFunctionData, hexToBigInt, hexToNumber, type RpcTransaction, type RpcTransactionReceipt } from 'viem';
import type { ChainAccess } from '../../chain/chain-access';
import type { Message, MessageAmount } from '../../language/message';
import { showToast } from '../../toast/show-toast';
import { keptOf } from '../records/kept-of';
import { updateRequests } from '../records/request-store';
import { readSentSince } from '../records/sent-since';
import { isDropped } from '../records/transaction-outcome';
import {
  endedRecord,
  minedRecord,
  recordOf,
  renamedRecord,
  reopenedRecord,
  seenRecord,
  type TransactionRecords,
  waitingRecord,
} from '../records/transaction-records';
import { transactionStore, updateTransactions } from '../records/transaction-store';
import { tellChange } from './tell-change';

const hourMs = 3_600_000;
const reasonPatienceMs = 4000;

type Check = {
  readonly chain: ChainAccess;
  readonly queryClient: QueryClient;
  readonly record: TransactionRecord;
  readonly blockNumber: number;
};

/** Asks for one transaction and brings its record up to date. Rejects when the node cannot be asked. */
export async function checkTransaction(check: Check): Promise<void> {
  const { chain, blockNumber } = check;
  const record = check.record.seen ? check.record : await firstLook(check);
  if (record === undefined) return;
  const { sender: from = record.from, chainId, hash } = record;
  const read = await readTransactionStatus({ client: chain.client, transaction: { ...record, from } });
  // Nothing is told of a transaction that was not compared with what was shown.
  if (read.kind === 'mined' && !record.seen) return;
  const status = record.seen ? read : await statusUnheard(check, read);
  updateTransactions((records) => checkedRecord(records, { chainId, hash, blockNumber }));
  const hasFailed = status.kind === 'mined' && status.receipt.status === 0;
  const reason = hasFailed ? (record.reason ?? (await reasonSoon(chain, hash))) : undefined;
  const logs = status.kind === 'mined' && !hasFailed ? status.logs : undefined;
  const unpaid = logs && unpaidOf(record, logs);
  const summary = logs && summaryOf(record, logs);
  settle({ ...check, record, reason, unpaid, summary, wasDropped: isDropped(check.record) }, status);
}

/** What is said instead of its toast, when its logs tell that what the toast promises was not paid. */
function unpaidOf({ toast, from }: TransactionRecord, logs: RpcTransactionReceipt['logs']): Message | undefined {
  return toast?.unpaid?.find(({ log }) => hasLog(logs, log, from))?.description;
}

/** The summary with what was moved in place of what had been estimated; undefined where the logs do not tell all of it. */
function summaryOf(
  { summary, logged, from }: TransactionRecord,
  logs: RpcTransactionReceipt['logs'],
): Message | undefined {
  if (logged === undefined) return undefined;
  const amounts: Record<string, MessageAmount | string> = { ...summary.amounts };
  for (const [place, log] of Object.entries(logged)) {
    const [amount, moved] = [amounts[place], loggedAmount(logs, log, from)];
    if (moved === undefined || typeof amount !== 'object') return undefined;
    amounts[place] = { ...amount, value: String(moved) };
  }
  return { ...summary, amounts };
}

/** Why the chain refused it. A node that takes long to say leaves the failure to be told without. */
async function reasonSoon({ client }: ChainAccess, hash: Hex): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), reasonPatienceMs);
  });
  const reason = await Promise.race([readRevertReason({ client, hash }), late]);
  clearTimeout(timer);
  return reason;
}

/** Until the nodes know it: the nonce the wallet chose, and whether it sent what was shown, now. Undefined when it did not. */
async function firstLook(check: Check): Promise<TransactionRecord | undefined> {
  const { chain, record } = check;
  const { hash, chainId } = record;
  const sent = await chain.client.request({ method: 'eth_getTransactionByHash', params: [hash] });
  if (sent === null) return record;
  const nonce = hexToNumber(sent.nonce);
  const callHash = callFingerprint({ to: sent.to, value: hexToBigInt(sent.value), data: sent.input });
  const isOwn = checksumAddress(sent.from) === record.from;
  const isAsShown = record.callHash === undefined || callHash === record.callHash || isEditedApproval(record, sent);
  if (isOwn && isAsShown && !isFromBefore(record, sent)) {
    updateTransactions((records) => seenRecord(records, { chainId, hash, nonce, callHash }));
    return { ...record, nonce, callHash, seen: true };
  }
  // What accuses the wallet and ends the record needs more than the word of one node.
  const call = { method: 'eth_getTransactionByHash', params: [hash] };
  if (!(await isAgreedOn(chain.client, call, (other) => isSameTransaction(other, sent)))) return record;
  updateTransactions((records) => endedRecord(records, { chainId, hash, ended: 'different', time: Date.now() }));
  lookForTheRealOne(record);
  showToast(chain.settings, {
    kind: 'danger',
    title: { text: 'Your wallet sent something other than what was shown' },
    description: { text: 'Check the transaction on the explorer, and don’t use this wallet until you know why.' },
    transactionHash: hash,
  });
  return undefined;
}

/** Whether two nodes tell the same of a transaction, in capitals or not. */
function isSameTransaction(one: Partial<RpcTransaction>, other: RpcTransaction): boolean {
  const fields = ({ from, to, value, input, nonce }: Partial<RpcTransaction>) =>
    JSON.stringify([from, to, value, input, nonce]).toLowerCase();
  return fields(one) === fields(other);
}

/**
 * The nonce of a record that no node has shown yet is a guess, so what has used it proves nothing. Its call is looked for
 * under this nonce and those after it: it may have been sped up. Where none of them is it, it is unknown so far.
 */
async function statusUnheard(
  { chain, record, blockNumber }: Check,
  read: TransactionStatus,
): Promise<TransactionStatus> {
  if (read.kind !== 'sped-up' && read.kind !== 'cancelled' && read.kind !== 'replaced') return read;
  const { hash, from, chainId, nonce, callHash, sinceBlock = 0 } = record;
  const { sent, isOver } = await readSentSince(chain, { id: hash, from, nonce, sinceBlock }, blockNumber);
  const pending = { kind: 'pending', isBlocked: false } as const;
  if (sent.some((transaction) => transaction.hash === hash)) return pending;
  const { records } = transactionStore.getState();
  const own = sent.find(
    ({ hash: other, to, value, input }) =>
      callFingerprint({ to, value: hexToBigInt(value), data: input }) === callHash &&
      recordOf(records, { chainId, hash: other }) === undefined,
  );
  if (own !== undefined) return { kind: 'sped-up', hash: own.hash };
  return isOver ? { kind: 'dropped' } : pending;
}

/**
 * Whether it was sent before the wallet was asked: the same call from earlier. The nonce that was expected may have been too
 * high, and a block from before may have been replaced since, but not both.
 */
function isFromBefore({ nonce, sinceBlock = 0 }: TransactionRecord, sent: RpcTransaction): boolean {
  return sent.blockNumber !== null && hexToNumber(sent.blockNumber) <= sinceBlock && hexToNumber(sent.nonce) < nonce;
}

/** Wallets let people change the amount of an approval; token and spender must be the ones shown. */
function isEditedApproval(record: TransactionRecord, sent: RpcTransaction): boolean {
  const { approval } = record;
  if (approval === undefined || sent.to === null || checksumAddress(sent.to) !== approval.tokenAddress) return false;
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: sent.input });
    return functionName === 'approve' && checksumAddress(args[0]) === approval.spender;
  } catch {
    return false;
  }
}

/** What was shown may have gone out as well, under a hash that the wallet kept to itself. */
function lookForTheRealOne(record: TransactionRecord): void {
  const { hash: id, from, chainId, nonce, summary, callHash, sinceBlock = 0, addedTime } = record;
  if (callHash === undefined) return;
  updateRequests((requests) => [
    {
      id,
      from,
      chainId,
      nonce,
      summary,
      callHash,
      sinceBlock,
      askedTime: addedTime,
      ...keptOf(record),
      until: Date.now() + hourMs,
      isSilent: true,
    },
    ...requests.filter((request) => request.id !== id),
  ]);
}

/** The block from which on the nodes should have known it: a first look is at a block that was there before it was sent. */
function firstMissing({ record: { lastCheckedBlockNumber: last }, blockNumber }: Check): number {
  // A look at a higher head says nothing of how long it has been missing.
  return last === undefined ? blockNumber + 1 : Math.max(blockNumber, last);
}

function settle(
  check: Check & {
    readonly wasDropped: boolean;
    readonly reason: string | undefined;
    readonly unpaid: Message | undefined;
    readonly summary: Message | undefined;
  },
  status: TransactionStatus,
): void {
  const { chain, record, reason, unpaid, summary } = check;
  const { chainId, hash } = record;
  /** What storage held right before the change: another tab may have been faster, and then there is nothing to tell. */
  let before: TransactionRecord | undefined;
  const update = (change: (records: TransactionRecords, known: TransactionRecord) => TransactionRecords): void =>
    updateTransactions((records) => {
      before = recordOf(records, { chainId, hash });
      return before === undefined ? records : change(records, before);
    });
  switch (status.kind) {
    case 'mined':
      update((records) =>
        minedRecord(records, { chainId, hash, receipt: status.receipt, reason, unpaid, summary, time: Date.now() }),
      );
      break;
    case 'pending':
    case 'dropped': {
      const isBlocked = status.kind === 'pending' && status.isBlocked;
      update((records, known) => {
        const missingSince = status.kind === 'dropped' ? (known.missingSince ?? firstMissing(check)) : undefined;
        const isOpen = known.receipt === undefined && known.endedBlock === undefined;
        const open = isOpen ? records : reopenedRecord(records, { chainId, hash });
        if (known.missingSince === missingSince && (known.isBlocked ?? false) === isBlocked) return open;
        return waitingRecord(open, { chainId, hash, isBlocked, missingSince });
      });
      break;
    }
    case 'sped-up':
      update((records, known) =>
        renamedRecord(known.endedBlock === undefined ? records : reopenedRecord(records, { chainId, hash }), {
          chainId,
          hash,
          newHash: status.hash,
        }),
      );
      break;
    case 'cancelled':
    case 'replaced':
      // A nonce used by an unknown transaction may have been used by this very one: no verdict without a proof.
      if (status.hash === undefined) return;
      update((records, known) =>
        known.ended === status.kind
          ? records
          : endedRecord(records, { chainId, hash, ended: status.kind, block: check.blockNumber, time: Date.now() }),
      );
      break;
  }
  if (before !== undefined) {
    tellChange({ chain, queryClient: check.queryClient, before, wasDropped: check.wasDropped });
  }
}
