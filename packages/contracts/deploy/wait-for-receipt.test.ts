import { blockSeconds } from '@besc/domain/shared/constants';
import { createClient, custom, type Hash } from 'viem';
import { expect, test } from 'vitest';
import { receiptPatienceMs, waitForReceipt } from './wait-for-receipt';

const hash: Hash = '0x1100000000000000000000000000000000000000000000000000000000000022';
const block = '0x2200000000000000000000000000000000000000000000000000000000000033';

const sent = { hash, blockNumber: null, nonce: '0x0', from: '0x' };

/** A node that shows the block of a transaction, and its receipt only at the `late`th look. */
function slowNode(late: number, transactions: readonly object[] = []) {
  let looks = 0;
  return createClient({
    pollingInterval: 10,
    transport: custom({
      async request({ method }: { method: string }) {
        if (method === 'eth_blockNumber') return '0x5';
        if (method === 'eth_getTransactionByHash') return sent;
        if (method === 'eth_getBlockByNumber') return { hash: block, number: '0x5', transactions };
        if (method !== 'eth_getTransactionReceipt') throw new Error(method);
        looks += 1;
        return looks < late ? null : { transactionHash: hash, blockNumber: '0x5', status: '0x1', logs: [] };
      },
    }),
  });
}

test('a receipt that comes after its block is found without a further block', async () => {
  const receipt = await waitForReceipt(slowNode(5), { hash, lookAgainMs: 50 });
  expect(receipt).toMatchObject({ status: 'success', blockNumber: 5n });
});

test('a block that holds the transaction before its receipt is there does not end the wait', async () => {
  const receipt = await waitForReceipt(slowNode(5, [sent]), { hash, lookAgainMs: 50 });
  expect(receipt).toMatchObject({ status: 'success', blockNumber: 5n });
});

test('a receipt that never comes is given up', async () => {
  const wait = waitForReceipt(slowNode(Number.POSITIVE_INFINITY), { hash, lookAgainMs: 20, timeoutMs: 60 });
  await expect(wait).rejects.toThrow(/Timed out/);
});

test('the most confirmations that a plan may ask for come in time, also with slow blocks', () => {
  expect(receiptPatienceMs()).toBe(180_000);
  expect(receiptPatienceMs(1000)).toBeGreaterThan(2 * 1000 * blockSeconds * 1000);
});
