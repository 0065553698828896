import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/call-fingerprint';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { type CallsStatus, callsStatusSchema } from '@besc/wire/wallet/calls-status';
import { checksumAddress, hexToBigInt, hexToNumber, pad, type RpcTransaction, type RpcTransactionReceipt } from 'viem';
import * as z from 'zod/mini';
import type { ChainAccess } from '../chain/chain-access';
import { showToast } from '../toast/show-toast';
import { walletErrorCode } from '../wallet/wallet-error';
import type { WalletProvider } from '../wallet/wallet-provider';
import { requestEndTexts } from './request-end-texts';
import { endRequest } from './request-store';
import { endedRecord, recordOf } from './transaction-book';
import { readTransactions } from './transaction-storage';
import { updateTransactions } from './transaction-store';

const unknownBundle = 5730;
/** So many times a wallet may not know a batch it has taken, or name no transaction of it, before it is told as lost. */
const mostFruitless = 5;
const fruitless = new Map<string, number>();

type Found = { readonly transaction: RpcTransaction; readonly receipt: RpcTransactionReceipt };

/**
 * Asks the wallet what became of a batch and believes none of it: each transaction it names is looked up on our own
 * nodes and must concern the account. Then they are records, followed like any other. Rejects when the node cannot be
 * asked; a wallet that does not answer is asked again with the next block.
 */
export async function resolveBatch(
  chain: ChainAccess,
  provider: WalletProvider,
  request: WalletRequest,
): Promise<void> {
  const { batch } = request;
  if (batch === undefined) return;
  const status = await askWallet(provider, batch.id);
  if (status === 'unknown') {
    // Before it was taken that only says that nobody has confirmed it yet.
    if (batch.isAccepted) countFruitless(chain, request);
    return;
  }
  if (status === undefined || status.outcome === 'pending') return;
  const found = await lookUp(chain, status, request.from);
  if (found === undefined) {
    countFruitless(chain, request);
    return;
  }
  if (found.length === 0) {
    tellFailure(chain, request, 'not-sent');
    return;
  }
  if (status.outcome === 'confirmed' && !holdsAllCalls(request, found)) {
    countFruitless(chain, request);
    return;
  }
  const isWhole = status.outcome === 'confirmed' || found.every(({ receipt }) => receipt.status !== '0x1');
  keepRecords(request, found, isWhole);
  const last = found.at(-1);
  if (isWhole && last !== undefined) endRequest(request.id, { kind: 'recorded', hash: last.transaction.hash });
  else tellFailure(chain, request, 'partial');
}

async function askWallet(provider: WalletProvider, id: string): Promise<CallsStatus | 'unknown' | undefined> {
  try {
    const answer = z.safeParse(
      callsStatusSchema,
      await provider.request({ method: 'wallet_getCallsStatus', params: [id] }),
    );
    return answer.success ? answer.data : 'unknown';
  } catch (error) {
    const code = walletErrorCode(error);
    return code === unknownBundle || code === 4200 || code === -32601 ? 'unknown' : undefined;
  }
}

/** Undefined while something the wallet names is not on the chain, is nobody's business of ours, or nothing is named. */
async function lookUp(chain: ChainAccess, status: CallsStatus, from: string): Promise<readonly Found[] | undefined> {
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
function concerns(from: string, transaction: RpcTransaction, receipt: RpcTransactionReceipt): boolean {
  const account = from.toLowerCase();
  if (transaction.from.toLowerCase() === account) return true;
  const topic = pad(`0x${account.slice(2)}`);
  return receipt.logs.some(({ topics }) => topics.some((entry) => entry.toLowerCase() === topic));
}

/** Every call is one of the transactions, or one of them carries calls for the account: an approval alone is no swap. */
function holdsAllCalls({ from, batch }: WalletRequest, found: readonly Found[]): boolean {
  const hashes = found.map(({ transaction }) => fingerprint(transaction));
  const isCarrier = ({ transaction }: Found) =>
    transaction.from.toLowerCase() !== from.toLowerCase() || transaction.to?.toLowerCase() === from.toLowerCase();
  return found.some(isCarrier) || (batch?.parts ?? []).every(({ callHash }) => hashes.includes(callHash));
}

function fingerprint({ to, value, input }: RpcTransaction): `0x${string}` {
  return callFingerprint({ to, value: hexToBigInt(value), data: input });
}

function keepRecords(request: WalletRequest, found: readonly Found[], isWhole: boolean): void {
  const { chainId, from, batch } = request;
  const parts = batch?.parts.length === found.length ? batch.parts : undefined;
  for (const [index, { transaction }] of found.entries()) {
    const { hash } = transaction;
    if (recordOf(readTransactions(), { chainId, hash }) !== undefined) continue;
    const isLast = index === found.length - 1;
    updateTransactions((book) => {
      const record = {
        hash,
        from,
        chainId,
        nonce: hexToNumber(transaction.nonce),
        summary: isLast ? request.summary : (parts?.[index]?.summary ?? request.summary),
        addedTime: request.askedTime,
        callHash: fingerprint(transaction),
        sender: checksumAddress(transaction.from),
        seen: true,
      } as const;
      const added = addRecord(book, record);
      return isWhole ? added : endedRecord(added, { chainId, hash, ended: 'partial', time: Date.now() });
    });
  }
}

function countFruitless(chain: ChainAccess, request: WalletRequest): void {
  const times = (fruitless.get(request.id) ?? 0) + 1;
  fruitless.set(request.id, times);
  if (times >= mostFruitless) tellFailure(chain, request, 'lost');
}

function tellFailure(chain: ChainAccess, request: WalletRequest, kind: keyof typeof requestEndTexts): void {
  fruitless.delete(request.id);
  endRequest(request.id, { kind });
  showToast(chain.settings, { kind: 'danger', title: request.summary, description: { text: requestEndTexts[kind] } });
}
