import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, hexToBigInt, hexToNumber, type RpcTransactionReceipt } from 'viem';
import type { ChainClient } from '../nodes/chain-client';
import { isAgreedOn } from '../nodes/is-agreed-on';
import { callFingerprint } from './call-fingerprint';
import { findTransactionByNonce } from './find-transaction-by-nonce';

/** The part of a receipt that is kept. `status` is undefined when the node did not say. */
export interface MinedReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly contractAddress: Address | null;
  readonly from: Address;
  readonly status: 0 | 1 | undefined;
  readonly to: Address | null;
  readonly transactionHash: Hex;
  readonly transactionIndex: number;
}

/**
 * Where a transaction stands. `mined`: in a block that is part of the chain now; success only with receipt status 1.
 * `pending`: known, in a block that is being replaced, or its nonce is held by another that waits; `isBlocked`: a
 * transaction before it is missing. `dropped`: the node does not know it and its nonce is free; it may come back. `disputed`: the nodes
 * do not agree about its receipt, or that of what took its place, so nothing is known. `sped-up`: the same call went through
 * under `hash`, follow that. `cancelled`: its nonce went to an empty transfer to oneself. `replaced`: its nonce went to another call.
 */
export type TransactionStatus =
  | { readonly kind: 'pending'; readonly isBlocked: boolean }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'disputed' }
  | { readonly kind: 'mined'; readonly receipt: MinedReceipt; readonly logs: RpcTransactionReceipt['logs'] }
  | { readonly kind: 'sped-up'; readonly hash: Hex }
  | { readonly kind: 'cancelled'; readonly hash: Hex }
  | { readonly kind: 'replaced'; readonly hash: Hex | undefined };

const pending: TransactionStatus = { kind: 'pending', isBlocked: false };

/** A transaction to look for. `callHash` is its `callFingerprint`; `sinceBlock` a block from before it was sent. */
export interface FollowedTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly callHash?: Hex;
  readonly sinceBlock?: number;
}

/**
 * Looks a transaction up by hash, nonce and block hash (CALL-12, OPEN-36). A record that had a receipt and is now `pending`
 * or `dropped` has been reorganised away. Throws the RPC error when no node answers.
 */
export async function readTransactionStatus(options: {
  client: ChainClient;
  transaction: FollowedTransaction;
}): Promise<TransactionStatus> {
  const { client, transaction } = options;
  const { hash, from, nonce } = transaction;
  const mined = await readMined(client, hash);
  if (mined !== undefined) return mined;
  const [known, used] = await Promise.all([
    client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
    client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] }),
  ]);
  if (hexToNumber(used) <= nonce) {
    const taken = await client.request({ method: 'eth_getTransactionCount', params: [from, 'pending'] });
    if (known !== null) return { kind: 'pending', isBlocked: hexToNumber(taken) < nonce };
    // What has its place in the queue may be its own speed-up: it is not told as lost.
    return hexToNumber(taken) > nonce ? pending : { kind: 'dropped' };
  }
  // The nonce is used. It may have been by this very transaction, a moment after the first look.
  const minedMeanwhile = await readMined(client, hash);
  if (minedMeanwhile !== undefined) return minedMeanwhile;
  return await whatTookItsPlace(client, transaction);
}

async function whatTookItsPlace(client: ChainClient, transaction: FollowedTransaction): Promise<TransactionStatus> {
  const { hash, from, callHash } = transaction;
  const other = await findTransactionByNonce({ client, ...transaction });
  if (other === undefined) return { kind: 'replaced', hash: undefined };
  if (other.hash === hash) return pending;
  // On this the person sends again, or follows the other one: that needs more than the word of one node.
  const mined = await readMined(client, other.hash);
  if (mined?.kind !== 'mined') return { kind: 'disputed' };
  const { to, value, input } = other;
  const isOneself = to !== null && checksumAddress(to) === from;
  if (callHash !== undefined && callFingerprint({ to, value: hexToBigInt(value), data: input }) === callHash) {
    return { kind: 'sped-up', hash: other.hash };
  }
  if (isOneself && input === '0x' && hexToBigInt(value) === 0n) return { kind: 'cancelled', hash: other.hash };
  return { kind: 'replaced', hash: other.hash };
}

async function readMined(client: ChainClient, hash: Hex): Promise<TransactionStatus | undefined> {
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  if (receipt === null) return undefined;
  // A receipt counts only while its block is the one the chain has at that height.
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [receipt.blockNumber, false] });
  if (block?.hash !== receipt.blockHash) return pending;
  if (!(await isAgreedReceipt(client, receipt))) return { kind: 'disputed' };
  return { kind: 'mined', receipt: minedReceipt(receipt), logs: logsOf(receipt) };
}

/** The logs that are whole: a node may answer anything in the place of one, or of all. */
function logsOf({ logs }: { readonly logs: unknown }): RpcTransactionReceipt['logs'] {
  const isText = (value: unknown) => typeof value === 'string';
  const isLog = (log: unknown): log is RpcTransactionReceipt['logs'][number] => {
    const { address, topics, data }: { address?: unknown; topics?: unknown; data?: unknown } = Object(log);
    return isText(address) && isText(data) && Array.isArray(topics) && topics.every(isText);
  };
  return Array.isArray(logs) ? logs.filter(isLog) : [];
}

/** Whether this is the transaction's receipt by the word of more than one node. */
async function isAgreedReceipt(client: ChainClient, { transactionHash, blockHash, status }: RpcTransactionReceipt) {
  const call = { method: 'eth_getTransactionReceipt', params: [transactionHash] };
  return await isAgreedOn(client, call, (other: { blockHash?: unknown; status?: unknown }) => {
    return other.blockHash === blockHash && (other.status ?? undefined) === (status ?? undefined);
  });
}

function minedReceipt(receipt: RpcTransactionReceipt): MinedReceipt {
  const { blockHash, blockNumber, contractAddress, from, status, to, transactionHash, transactionIndex } = receipt;
  return {
    blockHash,
    blockNumber: hexToNumber(blockNumber),
    contractAddress: contractAddress ? checksumAddress(contractAddress) : null,
    from: checksumAddress(from),
    status: status === '0x1' ? 1 : status === '0x0' ? 0 : undefined,
    to: to ? checksumAddress(to) : null,
    transactionHash,
    transactionIndex: hexToNumber(transactionIndex),
  };
}
