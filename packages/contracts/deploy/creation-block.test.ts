import { createPublicClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { creationBlock } from './creation-block';
import { publicAccount } from './public-account';

const { address } = publicAccount(0);
const step = {
  id: 'swap.factory',
  needs: [],
  to: address,
  data: '0x',
  creates: address,
  gasLimit: 1n,
  isDone: async () => true,
} as const;

/** A node at block 16 whose answer about code at a place `codeAt` gives. */
function nodeWith(codeAt: (place: string) => string) {
  const request = async ({ method, params }: { method: string; params?: [string, string] }) =>
    method === 'eth_blockNumber' ? '0x10' : codeAt(params?.[1] ?? '');
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
}

test('a node that refuses old state does not tell a block, and one that is gone is not taken for it', async () => {
  const refuse = (place: string) => {
    if (place !== 'latest') throw new Error('missing trie node');
    return '0x60';
  };
  expect(await creationBlock(nodeWith(refuse), step)).toBeUndefined();
  const leave = () => {
    throw new Error('fetch failed');
  };
  await expect(creationBlock(nodeWith(leave), step)).rejects.toMatchObject({
    code: 'NO_START_BLOCK',
    message: expect.stringContaining('swap.factory: run this again'),
  });
});
