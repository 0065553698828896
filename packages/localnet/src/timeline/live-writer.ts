import { setTimeout as sleep } from 'node:timers/promises';
import type { Hex } from 'viem';
import type { Chain } from '../chain';
import type { BlockWriter } from '../history/block-writer';
import type { RpcCall } from '../json-rpc';

/** A transaction was not mined in time; the chain may have stopped or gone back. */
export class NotMinedError extends Error {
  readonly code = 'NOT_MINED';
}

const pollMilliseconds = 1_000;

/**
 * A writer for a chain that mines by itself: it sends, and waits until the next blocks hold everything. It asks the node
 * for each nonce, so it recovers from restarts, snapshots and reorganisations.
 */
export function createLiveWriter(chain: Chain, options: { patienceSeconds: number }): BlockWriter {
  return {
    async write({ transactions, reads = [] }) {
      const hashes: Hex[] = [];
      for (const { from, to, data, value, gas } of transactions) {
        const request = {
          from,
          to,
          data,
          gas: `0x${gas.toString(16)}`,
          gasPrice: `0x${chain.gasPrice.toString(16)}`,
          ...(value ? { value: `0x${value.toString(16)}` } : {}),
        };
        hashes.push(await chain.rpc.request<Hex>('eth_sendTransaction', [request]));
      }
      const deadline = Date.now() + options.patienceSeconds * 1000;
      const asked: RpcCall[] = hashes.map((hash) => ['eth_getTransactionReceipt', [hash]]);
      let receipts: ({ status: Hex } | null)[] = [];
      while (hashes.length > 0) {
        receipts = (await chain.rpc.batch(asked)) as typeof receipts;
        if (receipts.every((receipt) => receipt !== null)) break;
        if (Date.now() > deadline) throw new NotMinedError('A transaction of an actor was not mined');
        await sleep(pollMilliseconds);
      }
      const [number, ...answers] = await chain.rpc.batch([['eth_blockNumber'], ...reads]);
      const outcomes = receipts.map((receipt) => receipt?.status === '0x1');
      const failed = outcomes.filter((succeeded) => !succeeded).length;
      return { number: Number(number), outcomes, failed, reads: answers };
    },
  };
}
