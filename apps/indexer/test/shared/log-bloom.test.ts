import type { Hex } from '@besc/domain/shared/hex';
import { startExchange } from '@besc/localnet/start-exchange';
import { expect, test } from 'vitest';
import { bloomTest } from '../../src/shared/log-bloom';

test('every log of a real block is in its bloom, and hardly any other address is', async () => {
  const { chain } = await startExchange({ blocks: 3 });
  try {
    const logs = await chain.rpc.request<{ address: Hex; topics: Hex[]; blockNumber: Hex }[]>('eth_getLogs', [
      { fromBlock: '0x0', toBlock: 'latest' },
    ]);
    const blocks = new Map<Hex, Hex>();
    for (const { blockNumber } of logs) {
      if (blocks.has(blockNumber)) continue;
      const block = await chain.rpc.request<{ logsBloom: Hex }>('eth_getBlockByNumber', [blockNumber, false]);
      blocks.set(blockNumber, block.logsBloom);
    }
    for (const { address, topics, blockNumber } of logs) {
      const bloom = blocks.get(blockNumber) ?? '0x';
      for (const value of [address, ...topics]) expect(bloomTest(value)(bloom)).toBe(true);
    }
    const [bloom = '0x' as Hex] = blocks.values();
    const strangers = Array.from({ length: 500 }, (_, n) => `0x${(n + 1).toString(16).padStart(40, '0')}` as Hex);
    expect(strangers.filter((address) => bloomTest(address)(bloom)).length).toBeLessThan(50);
  } finally {
    await chain.stop();
  }
});
