// @vitest-environment happy-dom

import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { FaultLab } from '../../../test/fault-lab';
import { connectChain } from '../chain/connect-chain';
import { trackTransactions } from './track-transactions';
import { updateTransactions } from './transaction-store';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasPools: false });
});
afterAll(() => lab?.chain.stop());

test('a transaction whose block was seen before its hash was told is found without another block', async () => {
  const chain = connectChain(lab.settings);
  const { blocks, poll } = chain.reader;
  const stop = trackTransactions({ chain, queryClient: lab.queryClient });
  onTestFinished(() => {
    stop();
    chain.reader.close();
  });
  const nonce = Number(await lab.chain.rpc.request('eth_getTransactionCount', [lab.account, 'latest']));
  const hash = await lab.send({ to: lab.stranger, value: '0x1' });
  const mined = BigInt(await lab.chain.rpc.request<string>('eth_blockNumber', []));
  await poll();
  await eventually(() => expect(blocks.current()).toBe(mined));
  const { account: from, settings } = lab;
  const record = { hash, from, chainId: settings.chain.id, nonce, summary: { text: 'Send' }, addedTime: Date.now() };
  updateTransactions((records) => addRecord(records, record));
  await eventually(() => expect(lab.records()).toMatchObject([{ hash, receipt: { status: 1 } }]));
});
