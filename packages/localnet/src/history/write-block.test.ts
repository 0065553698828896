import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { startChain } from '../chain';
import { createBlockWriter, type HistoryTransaction } from './block-writer';
import type { BlockPart } from './history-writer';
import { writeBlock } from './write-block';

test('one block holds the parts of all slugs, and each is told what became of its own', async () => {
  const chain = await startChain();
  try {
    await chain.setAutomine(false);
    const [a, b] = chain.accounts.map(({ address }) => address);
    const told: unknown[] = [];
    const sent = (from = a, to = b, data: Hex = '0x'): HistoryTransaction => ({
      from: from ?? zeroAddress,
      to: to ?? zeroAddress,
      data,
      gas: 100_000n,
    });
    const part = (name: string, transactions: HistoryTransaction[], reads: BlockPart['reads'] = []): BlockPart => ({
      transactions,
      reads,
      settle: (written) => void told.push([name, written]),
    });
    // The proxy that creates contracts reverts when what it creates reverts.
    const failing = sent(b, checksumAddress('0x4e59b44847b379578588920cA78FbF26c0B4956C'), `0x${'00'.repeat(32)}fe`);
    const nonce = (of = a) => ['eth_getTransactionCount', [of, 'latest']] as [string, unknown[]];
    const failed = await writeBlock(createBlockWriter(chain), {
      parts: [
        part('first', [sent(), failing], [nonce(a), nonce(b)]),
        { transactions: [sent()] },
        part('nothing', []),
        part('last', [sent(b, a)], [['eth_blockNumber']]),
      ],
    });
    expect(failed).toBe(1);
    expect(told).toEqual([
      ['first', { failed: 1, reads: ['0x2', '0x2'] }],
      ['nothing', { failed: 0, reads: [] }],
      ['last', { failed: 0, reads: [expect.stringMatching(/^0x/)] }],
    ]);
    const block = await chain.rpc.request<{ transactions: unknown[] }>('eth_getBlockByNumber', ['latest', false]);
    expect(block.transactions).toHaveLength(4);
  } finally {
    await chain.stop();
  }
});
