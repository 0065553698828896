import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import type { Chain } from '../chain';
import type { RpcCall } from '../json-rpc';

/** A transaction of a development account, signed by the node. */
export interface HistoryTransaction {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value?: bigint;
  readonly gas: bigint;
}

/** What happened to the transactions of a block. */
export interface WrittenBlock {
  readonly number: number;
  /** Whether each transaction succeeded, in their order. */
  readonly outcomes: readonly boolean[];
  readonly failed: number;
  /** Answers of the reads that were asked for together with the block. */
  readonly reads: readonly unknown[];
}

/** Writes blocks with many transactions at a chosen time in three HTTP requests each. The chain must not mine by itself. */
export interface BlockWriter {
  write(block: {
    timestamp?: number;
    transactions: readonly HistoryTransaction[];
    reads?: readonly RpcCall[];
  }): Promise<WrittenBlock>;
}

interface BlockReceipt {
  transactionHash: Hex;
  status: Hex;
  blockNumber: Hex;
}

/** A writer for `chain`. It counts nonces itself: no other sender may use the accounts meanwhile. */
export function createBlockWriter(chain: Chain): BlockWriter {
  const nonces = new Map<Address, number>();
  const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`;

  const loadNonces = async (transactions: readonly HistoryTransaction[]) => {
    const unknown = [...new Set(transactions.map(({ from }) => from))].filter((from) => !nonces.has(from));
    const answers = await chain.rpc.batch(unknown.map((from) => ['eth_getTransactionCount', [from, 'latest']]));
    for (const [index, from] of unknown.entries()) nonces.set(from, Number(answers[index]));
  };

  return {
    async write({ timestamp, transactions, reads = [] }) {
      await loadNonces(transactions);
      const calls: RpcCall[] = timestamp === undefined ? [] : [['evm_setNextBlockTimestamp', [timestamp]]];
      for (const [index, { from, to, data, value, gas }] of transactions.entries()) {
        const nonce = nonces.get(from) ?? 0;
        nonces.set(from, nonce + 1);
        const request = {
          from,
          to,
          data,
          gas: hex(gas),
          nonce: hex(nonce),
          // The node orders a block by price: one wei less for each transaction keeps the planned order.
          gasPrice: hex(chain.gasPrice + BigInt(transactions.length - index)),
          ...(value ? { value: hex(value) } : {}),
        };
        calls.push(['eth_sendTransaction', [request]]);
      }
      // The node works on the calls of one batch at the same time, so what must come later is a request of its own.
      const hashes = (await chain.rpc.batch(calls)).slice(calls.length - transactions.length);
      await chain.rpc.request('evm_mine');
      const tail: RpcCall[] = [['eth_getBlockReceipts', ['latest']], ['eth_blockNumber'], ...reads];
      const [receipts, number, ...answers] = await chain.rpc.batch(tail);
      const statuses = new Map((receipts as BlockReceipt[]).map((one) => [one.transactionHash, one.status]));
      const outcomes = hashes.map((hash) => statuses.get(hash as Hex) === '0x1');
      const failed = outcomes.filter((succeeded) => !succeeded).length;
      return { number: Number(number), outcomes, failed, reads: answers };
    },
  };
}
