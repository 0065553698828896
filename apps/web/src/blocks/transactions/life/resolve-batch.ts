import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { type CallsStatus, callsStatusSchema } from '@besc/wire/wallet/calls-status';
import { hexToBigInt, hexToNumber, pad, type RpcTransaction, type RpcTransactionReceipt } from 'viem';
import * as z from 'zod/mini';
import type { ChainAccess } from '../../chain/chain-access';
import { showToast } from '../../toast/show-toast';
import { answerInTime } from '../../wallet/answer-in-time';
import { walletAnswer } from '../../wallet/wallet-answer';
import type { WalletProvider } from '../../wallet/wallet-provider';
import { keptOf } from '../records/kept-of';
import { isAwaited } from '../records/open-request';
import { endRequest, updateRequests } from '../records/request-store';
import { readSentSince } from '../records/sent-since';
import { endedRecord, recordOf } from '../records/transaction-records';
import { readTransactions } from '../records/transaction-storage';
import { updateTransactions } from '../records/transaction-store';
import { requestEndTexts } from './request-end-texts';

/** So many times a wallet may not know a batch it has taken, or name no transaction of it, before the chain is looked through. */
const mostFruitless = 5;
const fruitless = new Map<string, number>();

type Found = { readonly transaction: RpcTransaction; readonly receipt: RpcTransactionReceipt };

/**
 * Asks the wallet what became of a batch and believes none of it: each transaction it names is looked up on our own
 * nodes, must concern the account and be of this request. Then they are records, followed like any other. Where the wallet does not know, or
 * its first answer left it open whether it has sent, the account's own transactions are looked through. Rejects when the
 * node cannot be asked; a wallet that does not answer is asked again with the next block.
 */
export async function resolveBatch(
  chain: ChainAccess,
  provider: WalletProvider | undefined,
  request: WalletRequest,
  blockNumber: number,
): Promise<void> {
  const { batch, doubtedBlock } = request;
  if (batch === undefined) return;
  // What wallet and chain say of it counts from the wallet's own answer on: before, it may be sending at this moment.
  const hadAnswered = !(await isAwaited(request.id));
  const status = provider === undefined ? undefined : await askWallet(provider, batch.id);
  const found =
    typeof status === 'object' && status.outcome !== 'pending' ? await lookUp(chain, status, request.from) : undefined;
  const isNamed =
    typeof status === 'object' &&
    found !== undefined &&
    found.every(({ transaction }) => isOfRequest(request, transaction)) &&
    isBelievable(status.outcome, request, found);
  if (isNamed && found.length > 0) {
    keepFound(chain, request, found, status.outcome === 'confirmed');
  } else if (isNamed || doubtedBlock !== undefined) {
    await lookThrough(chain, request, { blockNumber, isUnsent: isNamed && hadAnswered });
  } else if (status === 'unknown' ? batch.isAccepted : status !== undefined && status.outcome !== 'pending') {
    // Before it was taken, "unknown" only says that it was not confirmed yet.
    countFruitless(request, blockNumber);
  }
}

function isBelievable(outcome: CallsStatus['outcome'], request: WalletRequest, found: readonly Found[]): boolean {
  return outcome !== 'confirmed' || holdsAllCalls(request, found);
}

/**
 * Whether a transaction may have been sent for a request: it is in no block from before, and not recorded for something
 * else. Another tab may have found it for this very request.
 */
function isOfRequest({ chainId, askedTime, sinceBlock }: WalletRequest, transaction: RpcTransaction): boolean {
  const { hash, blockNumber } = transaction;
  if (blockNumber !== null && hexToNumber(blockNumber) < sinceBlock) return false;
  const known = recordOf(readTransactions(), { chainId, hash });
  return known === undefined || known.addedTime === askedTime;
}

function keepFound(chain: ChainAccess, request: WalletRequest, found: readonly Found[], isConfirmed: boolean): void {
  const last = found.at(-1);
  if (last === undefined) return;
  const isWhole = isConfirmed || found.every(({ receipt }) => receipt.status !== '0x1');
  keepRecords(request, found, isWhole);
  if (isWhole) endRequest(request.id, { kind: 'recorded', hash: last.transaction.hash });
  else tellFailure(chain, request, 'partial');
}

/** What the account itself has sent since: its calls one by one, or one transaction that carries all of them. */
async function lookThrough(
  chain: ChainAccess,
  request: WalletRequest,
  look: { readonly blockNumber: number /** The wallet says so. */; readonly isUnsent: boolean },
): Promise<void> {
  const { sent: all, isOver, isNonceFree } = await readSentSince(chain, request, look.blockNumber);
  const sent = all.filter((transaction) => isOfRequest(request, transaction));
  const parts = request.batch?.parts ?? [];
  const carrier = sent.find(({ input }) =>
    parts.every(
      ({ data }) => data !== undefined && data.length > 10 && input.toLowerCase().includes(data.slice(2).toLowerCase()),
    ),
  );
  const single = parts.flatMap(
    ({ callHash }) => sent.find((transaction) => fingerprint(transaction) === callHash) ?? [],
  );
  const isWhole = carrier !== undefined || single.length === parts.length;
  const hashes = (carrier === undefined ? single : [carrier]).map(({ hash }) => hash);
  if (isWhole || (isOver && hashes.length > 0)) {
    const status: CallsStatus = { outcome: isWhole ? 'confirmed' : 'partial', hashes };
    const found = await lookUp(chain, status, request.from);
    if (found !== undefined) keepFound(chain, request, found, isWhole);
  } else if (look.isUnsent && (isOver || isNonceFree)) {
    tellFailure(chain, request, 'not-sent');
  } else if (isOver) {
    if (request.batch?.isAccepted) tellFailure(chain, request, 'lost');
    else endRequest(request.id, { kind: 'forgotten' });
  }
}

async function askWallet(provider: WalletProvider, id: string): Promise<CallsStatus | 'unknown' | undefined> {
  try {
    const asked = provider.request({ method: 'wallet_getCallsStatus', params: [id] });
    const answer = z.safeParse(callsStatusSchema, await answerInTime(asked));
    return answer.success ? answer.data : 'unknown';
  } catch (error) {
    const { meaning } = walletAnswer(error);
    return meaning === 'unknown-batch' || meaning === 'unable' ? 'unknown' : undefined;
  }
}

/** Undefined while something the wallet names is not on the chain, is none of our business, or nothing is named. */
async function lookUp(chain: ChainAccess, status: CallsStatus, from: Address): Promise<readonly Found[] | undefined> {
  if (status.hashes.length === 0)
    return status.outcome === 'confirmed' || status.outcome === 'partial' ? undefined : [];
  const found = await Promise.all(
    status.hashes.map(async (hash) => {
      const [transaction, receipt] = await Promise.all([
        chain.client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
        chain.client.request({ method: 'eth_getTransactionReceipt', params: [hash] }),
      ]);
      return transaction !== null && receipt !== null && concerns(from, transaction, receipt)
        ? { transaction, receipt }
        : undefined;
    }),
  );
  const known = found.filter((entry) => entry !== undefined);
  return known.length === found.length ? known : undefined;
}

/** The account sent it, or an event of it names the account: anybody else's success is none of ours. */
function concerns(from: Address, transaction: RpcTransaction, receipt: RpcTransactionReceipt): boolean {
  if (checksumAddress(transaction.from) === from) return true;
  const topic = pad(from).toLowerCase();
  return receipt.logs.some(({ topics }) => topics.some((entry) => entry.toLowerCase() === topic));
}

/** Every call is one of the transactions, or one of them carries calls for the account: an approval alone is no swap. */
function holdsAllCalls({ from, batch }: WalletRequest, found: readonly Found[]): boolean {
  const hashes = found.map(({ transaction }) => fingerprint(transaction));
  const isCarrier = ({ transaction }: Found) =>
    checksumAddress(transaction.from) !== from || (transaction.to !== null && checksumAddress(transaction.to) === from);
  return found.some(isCarrier) || (batch?.parts ?? []).every(({ callHash }) => hashes.includes(callHash));
}

function fingerprint({ to, value, input }: RpcTransaction): Hex {
  return callFingerprint({ to, value: hexToBigInt(value), data: input });
}

function keepRecords(request: WalletRequest, found: readonly Found[], isWhole: boolean): void {
  const { chainId, from, batch } = request;
  const parts = batch?.parts.length === found.length ? batch.parts : undefined;
  for (const [index, { transaction }] of found.entries()) {
    const { hash } = transaction;
    if (recordOf(readTransactions(), { chainId, hash }) !== undefined) continue;
    const isLast = index === found.length - 1;
    updateTransactions((records) => {
      const record = {
        hash,
        from,
        chainId,
        nonce: hexToNumber(transaction.nonce),
        summary: isLast ? request.summary : (parts?.[index]?.summary ?? request.summary),
        ...keptOf({ ...request, toast: isLast ? request.toast : undefined }),
        addedTime: request.askedTime,
        callHash: fingerprint(transaction),
        sender: checksumAddress(transaction.from),
        seen: true,
      } as const;
      const added = addRecord(records, record);
      return isWhole ? added : endedRecord(added, { chainId, hash, ended: 'partial', time: Date.now() });
    });
  }
}

function countFruitless({ id }: WalletRequest, doubtedBlock: number): void {
  const times = (fruitless.get(id) ?? 0) + 1;
  fruitless.set(id, times);
  if (times < mostFruitless) return;
  const doubted = (request: WalletRequest) => (request.id === id ? { ...request, doubtedBlock } : request);
  updateRequests((requests) => requests.map(doubted));
}

function tellFailure(chain: ChainAccess, request: WalletRequest, kind: keyof typeof requestEndTexts): void {
  fruitless.delete(request.id);
  endRequest(request.id, { kind });
  showToast(chain.settings, { kind: 'danger', title: request.summary, description: { text: requestEndTexts[kind] } });
}
