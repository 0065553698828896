import { createNodeClient } from '@besc/sdk/shared/nodes/node-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedTransport } from '../../src/shared/guarded-transport';
import { type OddChain, startOddChain } from '../support/odd-chain';
import { batchLimit } from '../support/odd-node';

let odd: OddChain;

beforeAll(async () => {
  odd = await startOddChain();
});

afterAll(async () => {
  await odd?.stop();
});

/** Logs of the factory over all blocks, by a new client without a memory. */
async function readLogs(): Promise<unknown> {
  const { chainId, genesisHash } = odd.deployment;
  const { request } = guardedTransport(createNodeClient({ urls: [odd.node.url], chainId, genesisHash }))({});
  const toBlock = `0x${(await odd.chain.blockNumber()).toString(16)}`;
  const address = odd.deployment.contracts.swap?.factory?.address;
  return request({ method: 'eth_getLogs', params: [{ address, fromBlock: '0x0', toBlock }] });
}

test('blocks that are too large for one batch of a node are read in smaller ones', async () => {
  odd.node.answer((answers) => answers);
  const logs = await readLogs();
  expect(logs).not.toEqual([]);
  for (const bytes of [200_000, 2000]) {
    odd.node.answer(batchLimit(bytes));
    expect(await readLogs()).toEqual(logs);
  }
});

test('so are receipts', async () => {
  const limit = batchLimit(2000);
  odd.node.answer((answers, calls) =>
    calls[0]?.method === 'eth_getLogs' ? answers.map((answer) => ({ ...answer, result: [] })) : limit(answers, calls),
  );
  await expect(readLogs()).rejects.toThrow('has logs that eth_getLogs left out');
});

test('a node that does not give all receipts of a block at once is asked for each, and for none in vain', async () => {
  const unknown = { code: -32_601, message: 'the method eth_getBlockReceipts does not exist' };
  let receipt: (answer: object) => object = (answer) => answer;
  odd.node.answer((answers, calls) =>
    answers.map((answer, at) => {
      const { method } = calls[at] ?? {};
      if (method === 'eth_getBlockReceipts') return { id: answer.id, error: unknown };
      if (method === 'eth_getLogs') return { ...answer, result: [] };
      return method === 'eth_getTransactionReceipt' ? (receipt(answer) as typeof answer) : answer;
    }),
  );
  await expect(readLogs()).rejects.toThrow('has logs that eth_getLogs left out');
  receipt = (answer) => ({ ...answer, result: null });
  await expect(readLogs()).rejects.toThrow('a receipt is missing');
});

test('what a node refuses of one block is refused', async () => {
  odd.node.answer((answers, calls) =>
    answers.map((answer, at) =>
      calls[at]?.method === 'eth_getBlockByNumber' && calls[at]?.params?.[1] === true
        ? { id: answer.id, error: { code: -32_000, message: 'no such block' } }
        : answer,
    ),
  );
  await expect(readLogs()).rejects.toThrow('no such block');
});

test('logs of a whole block count only when none is missing', async () => {
  const { chainId, genesisHash } = odd.deployment;
  const { request } = guardedTransport(createNodeClient({ urls: [odd.node.url], chainId, genesisHash }))({});
  odd.node.answer((answers) => answers);
  const logs = (await readLogs()) as { blockHash: string }[];
  for (const blockHash of new Set(logs.map((log) => log.blockHash))) {
    // The header is told before its logs are asked for.
    await request({ method: 'eth_getBlockByHash', params: [blockHash, false] });
    const read = () => request({ method: 'eth_getLogs', params: [{ blockHash }] });
    odd.node.answer((answers) => answers);
    const all = (await read()) as { address: string }[];
    expect(all, blockHash).not.toEqual([]);
    // The first one, which leaves a gap; all of one contract at the end, known to the header.
    const last = all.findLastIndex(({ address }) => address !== all.at(-1)?.address);
    for (const isLeftOut of [(place: number) => place === 0, (place: number) => place > last]) {
      odd.node.answer((answers, calls) =>
        answers.map((answer, at) =>
          calls[at]?.method === 'eth_getLogs'
            ? { ...answer, result: (answer.result as object[]).filter((_, place) => !isLeftOut(place)) }
            : answer,
        ),
      );
      await expect(read(), blockHash).rejects.toThrow('has logs that eth_getLogs left out');
    }
  }
});
