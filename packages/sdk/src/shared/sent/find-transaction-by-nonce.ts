import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, hexToBigInt, hexToNumber, numberToHex, type RpcTransaction } from 'viem';
import type { ChainClient } from '../nodes/chain-client';

/** How many of the newest blocks are looked through when the node keeps no old states to search in. */
const scannedBlocks = 64n;

interface NonceSearch {
  readonly client: ChainClient;
  readonly from: Address;
  readonly nonce: number;
  /** A block in which the nonce was still free. */
  readonly sinceBlock?: number;
}

/** The mined transaction of an account with a nonce that is used; undefined when it cannot be found. */
export async function findTransactionByNonce(search: NonceSearch): Promise<RpcTransaction | undefined> {
  const head = hexToBigInt(await search.client.request({ method: 'eth_blockNumber' }));
  try {
    return await transactionInBlock(search, await firstBlockWithNonceUsed(search, head));
  } catch {
    return await scanNewestBlocks(search, head);
  }
}

/** Halves the range: the account's transaction count only grows. Throws where old states are gone. */
async function firstBlockWithNonceUsed(search: NonceSearch, head: bigint): Promise<bigint> {
  const { client, from, nonce, sinceBlock = 0 } = search;
  let unused = BigInt(sinceBlock);
  let used = head;
  while (used - unused > 1n) {
    const middle = (unused + used) / 2n;
    const count = await client.request({ method: 'eth_getTransactionCount', params: [from, numberToHex(middle)] });
    if (hexToNumber(count) > nonce) used = middle;
    else unused = middle;
  }
  return used;
}

async function scanNewestBlocks(search: NonceSearch, head: bigint): Promise<RpcTransaction | undefined> {
  const last = head > scannedBlocks ? head - scannedBlocks : 0n;
  for (let number = head; number > last; number--) {
    const found = await transactionInBlock(search, number);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function transactionInBlock(search: NonceSearch, number: bigint): Promise<RpcTransaction | undefined> {
  const { client, from, nonce } = search;
  const tag: Hex = numberToHex(number);
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [tag, true] });
  for (const transaction of block?.transactions ?? []) {
    if (typeof transaction === 'string' || transaction.blockHash === null) continue;
    if (hexToNumber(transaction.nonce) === nonce && checksumAddress(transaction.from) === from) return transaction;
  }
  return undefined;
}
