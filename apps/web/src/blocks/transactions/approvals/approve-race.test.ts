// @vitest-environment happy-dom

import { maxUint256 } from '@besc/domain/shared/math';
import { makeApproveRace } from '@besc/localnet/make-approve-race';
import { readAllowance } from '@besc/sdk/shared/reads/read-allowance';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { encodeFunctionData, erc20Abi } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { batchWallet, receipts } from '../../../../test/batch-wallet';
import { FaultLab } from '../../../../test/fault-lab';
import { refuse, sentOf } from '../../../../test/fault-runs';
import { toldToast } from '../../../../test/told-toast';
import { wrapStep } from '../../../../test/wrap-step';
import { toastQueue } from '../../toast/toast-queue';
import { transactionOutcome } from '../records/transaction-outcome';
import type { Action, Step } from '../steps/action';
import { actionOf } from '../steps/action-of';
import { approveAction } from './approve-action';
import { approveStep } from './approve-step';

const whole = 10n ** 18n;
const shown = vi.spyOn(toastQueue, 'show');
const closed = vi.spyOn(toastQueue, 'close');
let lab: FaultLab;

beforeAll(async () => {
  lab = await FaultLab.start();
  await allow(2n * whole);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
  shown.mockClear();
  closed.mockClear();
});

const token = () => lab.token('BUSDC');
const approval = () => ({ token: token(), spender: lab.router, amount: 5n * whole, allowance: 'maximum' }) as const;
const approve = (value: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [lab.router, value] });
const allow = (value: bigint) => lab.send({ to: token().address, data: approve(value) });
const allowed = () =>
  readAllowance({ reader: lab.reader(), token: token().address, owner: lab.account, spender: lab.router });
const asked = () => shown.mock.calls.map(([toast]) => toldToast(toast)).filter(({ isLasting }) => isLasting);

/** A wallet that notes what it is asked to sign; the one of this place, from 1, is refused. */
function wallet(refused = 0) {
  const data: string[] = [];
  const { provider } = lab.wallet({
    eth_sendTransaction: async (call) => {
      data.push(sentOf(call).data);
      return data.length === refused ? refuse(4001)() : lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
    },
  });
  return { provider, data };
}

/** An approval and what needs it, of a wallet that does both at once. */
function approveAndWrap(change: Partial<Step> = {}): Action {
  return actionOf([{ ...approveStep(approval()), ...change }, wrapStep(lab)]);
}

test('a token that lets no allowance be changed is approved by two signatures, which is said before the first', async () => {
  await makeApproveRace(lab.chain, token().address);
  const { provider, data } = wallet();
  const { end } = await lab.run(approveAction(approval()), provider);
  expect(end.kind).toBe('confirmed');
  expect(data).toEqual([approve(0n), approve(maxUint256)]);
  expect(await allowed()).toBe(maxUint256);
  expect(asked()).toMatchObject([
    {
      kind: 'info',
      title: 'Approve BUSDC',
      description: 'Your wallet will ask twice. First: Revoke the rest of your BUSDC approval.',
    },
  ]);
  expect(closed).toHaveBeenCalledWith(asked()[0]?.id);
  expect(lab.records().map(({ summary }) => summary.text)).toEqual(
    expect.arrayContaining(['Revoke the rest of your %symbol% approval', 'Approve %symbol%']),
  );
});

test('a no to the second leaves nothing allowed, and the next try asks once', async () => {
  await makeApproveRace(lab.chain, token().address);
  const first = wallet(2);
  const { end } = await lab.run(approveAction(approval()), first.provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'rejected', step: 0 });
  expect(first.data).toHaveLength(2);
  expect(await allowed()).toBe(0n);
  expect(closed).toHaveBeenCalledWith(asked()[0]?.id);
  const second = wallet();
  expect((await lab.run(approveAction(approval()), second.provider)).end.kind).toBe('confirmed');
  expect(second.data).toEqual([approve(maxUint256)]);
});

test('a no to the first asks for nothing more and leaves what was allowed', async () => {
  await makeApproveRace(lab.chain, token().address);
  const { provider, data } = wallet(1);
  const { end } = await lab.run(approveAction(approval()), provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'rejected', isUnfinished: true });
  expect(data).toEqual([approve(0n)]);
  expect(await allowed()).toBe(2n * whole);
});

test('an ordinary token is approved by one signature, over what is left as well, and nothing else is said', async () => {
  const { provider, data } = wallet();
  expect((await lab.run(approveAction(approval()), provider)).end.kind).toBe('confirmed');
  expect(data).toEqual([approve(maxUint256)]);
  expect(asked()).toEqual([]);
});

test('EIP-5792 both approvals and what needs them are one confirmation, and nothing is said of two', async () => {
  await makeApproveRace(lab.chain, token().address);
  const batch = batchWallet(lab, (hashes) => ({ status: 200, atomic: true, receipts: receipts(hashes) }));
  const { end } = await lab.run(approveAndWrap(), batch.provider, true);
  expect(end.kind).toBe('confirmed');
  expect(batch.asked()?.calls.map(({ data }) => data)).toEqual([approve(0n), approve(maxUint256), '0xd0e30db0']);
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(asked()).toEqual([]);
});

test('a wallet that refuses the batch is asked for each of the three', async () => {
  await makeApproveRace(lab.chain, token().address);
  const batch = batchWallet(lab, () => undefined, { wallet_sendCalls: refuse(4200) });
  const { end } = await lab.run(approveAndWrap(), batch.provider, true);
  expect(end.kind).toBe('confirmed');
  expect(batch.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
});

test.each([false, true])(
  'what takes the rest away is compared with what was said of it (at once: %s)',
  async (atOnce) => {
    await makeApproveRace(lab.chain, token().address);
    const first = await approveStep(approval()).before?.(await lab.context());
    if (first === undefined) throw new Error('Nothing takes it away');
    // Of a token for which the chain would let anything through.
    await lab.reset();
    const other = [
      [lab.stranger, 0n],
      [lab.router, 1n],
    ] as const;
    for (const [spender, value] of other) {
      const calls = () => [approveCall(token().address, spender, value)];
      const wallet = lab.wallet();
      const { end } = await lab.run(
        approveAndWrap({ before: async () => ({ ...first, calls }) }),
        wallet.provider,
        atOnce,
      );
      const text = 'The transaction doesn’t match what was shown. It wasn’t sent.';
      expect(end).toMatchObject({ kind: 'failed', failure: 'refused', message: { text } });
      expect(wallet.calls).not.toContain('eth_sendTransaction');
      expect(wallet.calls).not.toContain('wallet_sendCalls');
    }
  },
);
