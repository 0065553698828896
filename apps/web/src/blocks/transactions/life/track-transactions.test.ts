// @vitest-environment happy-dom

import type { Hex } from '@besc/domain/shared/hex';
import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { FaultLab } from '../../../../test/fault-lab';
import { connectChain } from '../../chain/connect-chain';
import { isDropped } from '../records/transaction-outcome';
import { updateTransactions } from '../records/transaction-store';
import { trackTransactions } from './track-transactions';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());

/** Follows the lab's chain as a page does; `see` waits until the page has seen the newest block. */
function follow() {
  const chain = connectChain(lab.settings);
  const { blocks, poll } = chain.reader;
  const stop = trackTransactions({ chain, queryClient: lab.queryClient });
  onTestFinished(() => {
    stop();
    chain.reader.close();
  });
  return async function see() {
    const newest = BigInt(await lab.chain.rpc.request<string>('eth_blockNumber', []));
    await poll();
    await eventually(() => expect(blocks.current()).toBe(newest));
  };
}

function record(hash: Hex, nonce: number) {
  const { account: from, settings } = lab;
  const sent = {
    hash,
    from,
    chainId: settings.chain.id,
    nonce,
    summary: { text: 'Send' },
    addedTime: Date.now(),
  };
  updateTransactions((records) => addRecord(records, sent));
}

const nextNonce = async () => Number(await lab.chain.rpc.request('eth_getTransactionCount', [lab.account, 'latest']));

test('a transaction whose block was seen before its hash was told is found without another block', async () => {
  const see = follow();
  const nonce = await nextNonce();
  const hash = await lab.send({ to: lab.stranger, value: '0x1' });
  await see();
  record(hash, nonce);
  await eventually(() => expect(lab.records()).toMatchObject([{ hash, receipt: { status: 1 } }]));
});

test('a block that comes while a transaction is looked up is not missed', async () => {
  await lab.reset();
  const nonce = await nextNonce();
  const ask = globalThis.fetch;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  // The last thing that is asked of one that waits.
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const answer = await ask(url, init);
    if (!String(init?.body).includes('"pending"')) return answer;
    isHeld = true;
    await held;
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const see = follow();
  await see();
  await lab.chain.setAutomine(false);
  const sent = { from: lab.account, to: lab.stranger, value: '0x1' };
  const hash = await lab.chain.rpc.request<Hex>('eth_sendTransaction', [sent]);
  record(hash, nonce);
  await eventually(() => expect(isHeld).toBe(true));
  await lab.chain.mine();
  await lab.chain.setAutomine(true);
  await see();
  letGo();
  await eventually(() => expect(lab.records()).toMatchObject([{ hash, receipt: { status: 1 } }]));
});

test('the nodes have two whole blocks to hear of a transaction, which the first look is not part of', async () => {
  await lab.reset();
  const see = follow();
  await see();
  record(`0x${'7'.repeat(64)}`, await nextNonce());
  const checkedAt = () => lab.records()[0]?.lastCheckedBlockNumber;
  for (const isGone of [false, false, false, true]) {
    const head = Number(await lab.chain.rpc.request('eth_blockNumber', []));
    await eventually(() => expect(checkedAt()).toBe(head));
    await eventually(() => expect(lab.records()[0]?.missingSince).toBeDefined());
    expect(lab.records().map(isDropped)).toEqual([isGone]);
    await lab.chain.rpc.request('evm_mine', []);
    await see();
  }
});
