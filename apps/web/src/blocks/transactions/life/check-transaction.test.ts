// @vitest-environment happy-dom

import type { Hex } from '@besc/domain/shared/hex';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { FaultLab } from '../../../../test/fault-lab';
import { expectTruth, gasPrice, type Sent, sentOf, withPool } from '../../../../test/fault-runs';
import { wrapStep } from '../../../../test/wrap-step';
import { openRequests } from '../records/request-store';
import { isDropped, transactionOutcome } from '../records/transaction-outcome';
import { transactionStore } from '../records/transaction-store';
import { actionOf } from '../steps/action-of';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await lab.reset();
});

const wrap = () => actionOf(wrapStep(lab));

const send = (call: object) => lab.chain.rpc.request<Hex>('eth_sendTransaction', [call]);

/** The nonce that was expected goes to another call; the wallet tells a hash that our node does not know yet. */
async function runUnheard() {
  await lab.chain.setAutomine(false);
  let call: Sent | undefined;
  const { provider } = lab.wallet({
    eth_sendTransaction: async (request) => {
      call = sentOf(request);
      await lab.send({ to: lab.stranger, value: '0x1' });
      await lab.chain.mine(1);
      const hash = await send(call);
      await lab.chain.dropTransaction(hash);
      return hash;
    },
  });
  const running = lab.run(wrap(), provider);
  await eventually(() => expect(lab.records()[0]?.lastCheckedBlockNumber).toBeDefined());
  await lab.follow();
  const [record] = lab.records();
  if (record === undefined || call === undefined) throw new Error('Nothing was sent');
  return { running, own: { ...call, nonce: `0x${(record.nonce + 1).toString(16)}` } };
}

test('a transaction that the node hears of late is not replaced by whatever has used the nonce that was expected', async () => {
  const { running, own } = await runUnheard();
  await send(own);
  await lab.chain.mine(1);
  const { end } = await running;
  expect(end.kind).toBe('confirmed');
  await expectTruth(lab, end);
});

test('one that no node hears of for two blocks is told as dropped, and as confirmed once it comes', async () => {
  const { running, own } = await runUnheard();
  for (let block = 0; block < 3; block++) {
    await lab.chain.mine(1);
    await lab.follow();
  }
  expect((await running).end).toMatchObject({
    message: { text: 'The network no longer knows this transaction. It may have been dropped.' },
  });
  expect(lab.records().map(isDropped)).toEqual([true]);
  await send(own);
  await lab.chain.mine(1);
  await lab.follow();
  await lab.follow();
  expect(lab.dialog.kind).toBe('confirmed');
  await expectTruth(lab, lab.dialog);
});

test('one that was sped up before the node heard of it goes on under its new hash', async () => {
  const { running, own } = await runUnheard();
  const hash = await send({ ...own, gasPrice });
  await lab.chain.mine(1);
  const { end } = await running;
  expect(end).toEqual({ kind: 'confirmed', hash });
  await expectTruth(lab, end);
});

test.each([
  ['cancelled', () => ({ to: lab.account, value: '0x0' })],
  ['replaced', () => ({ to: lab.stranger, value: '0x1' })],
] as const)('OPEN-36 %s is taken back with the block that said so', async (ended, other) => {
  let own: object = {};
  await withPool({ lab, action: wrap() }, async ({ nonce, call }) => {
    own = { ...call, nonce };
    await lab.send({ ...other(), nonce, gasPrice });
    await lab.chain.mine(1);
  });
  const endedBlock = lab.records()[0]?.endedBlock;
  expect(endedBlock).toEqual(expect.any(Number));
  await lab.chain.mine(1);
  await lab.follow();
  expect(lab.records()).toMatchObject([{ ended, endedBlock }]);
  await lab.chain.reorg({ depth: 2 });
  await lab.follow();
  expect(lab.records().map(transactionOutcome)).toEqual(['pending']);
  expect(lab.dialog.kind).toBe('sent');
  await send(own);
  await lab.chain.mine(1);
  await lab.follow();
  expect(lab.dialog.kind).toBe('confirmed');
  expect(lab.records()[0]).not.toHaveProperty('ended');
  await expectTruth(lab, lab.dialog);
});

test('a cancellation whose block is replaced by one with the transaction itself is a success at the next look', async () => {
  let own: Sent | undefined;
  await withPool({ lab, action: wrap() }, async ({ nonce, call }) => {
    own = call;
    await lab.send({ to: lab.account, value: '0x0', nonce, gasPrice });
    await lab.chain.mine(1);
  });
  const [record] = lab.records();
  if (own === undefined || record === undefined) throw new Error('Nothing was sent');
  await lab.chain.reorg({ depth: 1 });
  await send({ ...own, nonce: `0x${record.nonce.toString(16)}` });
  await lab.chain.mine(1);
  await lab.follow();
  expect(lab.dialog).toEqual({ kind: 'confirmed', hash: record.hash });
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded']);
});

test('a wallet that answers with the hash of the same call from before is not believed', async () => {
  const { end: first } = await lab.run(wrap(), lab.wallet().provider);
  await lab.chain.mine(1);
  transactionStore.setState({ records: {} });
  localStorage.clear();
  const hash = first.kind === 'confirmed' ? first.hash : undefined;
  const { provider } = lab.wallet({ eth_sendTransaction: () => hash });
  const { end } = await lab.run(wrap(), provider);
  expect(end).toMatchObject({
    kind: 'failed',
    failure: 'reverted',
    hash,
    message: { text: 'Your wallet sent something other than what was shown.' },
  });
  expect(lab.records()).toMatchObject([{ hash, ended: 'different' }]);
  // What was shown is looked for, and this is not it.
  await lab.follow();
  expect(openRequests()).toMatchObject([{ id: hash, isSilent: true }]);
});

test('one node that makes up what a wallet sent raises no alarm and ends nothing', async () => {
  await lab.chain.setAutomine(false);
  lab.madeUp = { input: '0xdeadbeef' };
  const running = lab.run(wrap(), lab.wallet().provider);
  await eventually(() => expect(lab.records()[0]?.lastCheckedBlockNumber).toBeDefined());
  lab.madeUp = undefined;
  await lab.chain.mine(1);
  const { end } = await running;
  expect(end.kind).toBe('confirmed');
  await expectTruth(lab, end);
});

test('one whose nonce was lower than expected is its own all the same: it came after it was asked for', async () => {
  await lab.chain.setAutomine(false);
  const waiting = await lab.send({ to: lab.stranger, value: '0x1' });
  const { provider } = lab.wallet({
    eth_sendTransaction: async (request) => {
      await lab.chain.dropTransaction(waiting);
      const hash = await send(sentOf(request));
      await lab.chain.mine(1);
      return hash;
    },
  });
  const { end } = await lab.run(wrap(), provider);
  expect(end.kind).toBe('confirmed');
  await expectTruth(lab, end);
});
