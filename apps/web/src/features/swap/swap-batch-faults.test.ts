// @vitest-environment happy-dom

import { erc20Abi } from '@besc/contracts/abi/erc20';
import { createClient, custom, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { batchWallet, receipts, type SendCalls, sentCalls } from '../../../test/batch-wallet';
import { eventually } from '../../../test/eventually';
import { FaultLab, type WalletAnswers } from '../../../test/fault-lab';
import { refuse, throws } from '../../../test/fault-runs';
import { labSwap } from '../../../test/swap/lab-swap';
import { refusals, untaken } from '../../../test/wallet-noes';
import { approveAction } from '../../blocks/transactions/approvals/approve-action';
import { resolveBatch } from '../../blocks/transactions/life/resolve-batch';
import { openRequests, requestEnds } from '../../blocks/transactions/records/request-store';
import { transactionOutcome } from '../../blocks/transactions/records/transaction-outcome';
import type { Action } from '../../blocks/transactions/steps/action';

const whole = 10n ** 18n;
let lab: FaultLab;
/** BUSDC for MONEY with nothing approved before. */
let action: () => Action;
beforeAll(async () => {
  lab = await FaultLab.start();
  action = await labSwap(lab, ['BUSDC', 'MONEY'], 3n * whole);
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
});

test('EIP-5792 approve and swap are one confirmation, all or nothing, and the tokens arrive', async () => {
  const before = await lab.balance('MONEY');
  const wallet = batchWallet(lab, (hashes) => ({ status: 200, atomic: true, receipts: receipts(hashes) }));
  const { end, states } = await lab.run(action(), wallet.provider, true);
  expect(end.kind).toBe('confirmed');
  expect(states.filter((state) => state === 'signing')).toHaveLength(1);
  expect(wallet.calls).not.toContain('eth_sendTransaction');
  expect(wallet.asked()).toMatchObject({ atomicRequired: true, chainId: '0x944', from: lab.account });
  expect(wallet.asked()?.calls.map(({ to }) => to)).toEqual([lab.token('BUSDC').address, lab.router]);
  expect(await lab.balance('MONEY')).toBeGreaterThan(before);
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
  expect(lab.records().map(({ summary }) => summary.text)).toContain('Approve %symbol%');
  expect(openRequests()).toEqual([]);
});

test.each([4200, -32601, -32602, 5700, 5710, 5740, 5750, 5760])(
  'a wallet that refuses the batch (%i) is asked step by step, and not for a batch again',
  async (code) => {
    const onRefused = vi.fn();
    const wallet = batchWallet(lab, () => undefined, { wallet_sendCalls: refuse(code) });
    const { end, states } = await lab.run(action(), wallet.provider, true, onRefused);
    expect(end.kind).toBe('confirmed');
    expect(states.filter((state) => state === 'signing')).toHaveLength(3);
    expect(wallet.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2);
    expect(onRefused).toHaveBeenCalledOnce();
    expect(openRequests()).toEqual([]);
  },
);

test.each(Object.entries(refusals))(
  'the person says no to the batch: nothing else is asked (%s)',
  async (_way, error) => {
    const wallet = batchWallet(lab, () => undefined, { wallet_sendCalls: throws(error) });
    const { end } = await lab.run(action(), wallet.provider, true);
    expect(end).toMatchObject({ failure: 'rejected', message: { text: 'Transaction rejected.' } });
    expect(wallet.calls).not.toContain('eth_sendTransaction');
    expect(lab.records()).toEqual([]);
  },
);

test.each([untaken['no funds'], untaken['blind signing'], untaken['nonce too low']])(
  'a batch that was not taken is told at once in the words of the wallet, and can be sent again: %j',
  async (error, words) => {
    const { provider } = batchWallet(lab, () => ({ status: 400 }), { wallet_sendCalls: throws(error) });
    const { end, states } = await lab.run(action(), provider, true);
    expect(end).toMatchObject({ failure: 'failed', message: { text: words } });
    expect(states).not.toContain('doubtful');
    const next = batchWallet(lab, (hashes) => ({ status: 200, atomic: true, receipts: receipts(hashes) }));
    expect((await lab.run(action(), next.provider, true)).end.kind).toBe('confirmed');
  },
);

test('a wallet that refuses the batch in the words of a person (5750) is asked step by step', async () => {
  const wallet_sendCalls = throws({ code: 5750, message: 'User rejected the upgrade' });
  const { provider } = batchWallet(lab, () => undefined, { wallet_sendCalls });
  expect((await lab.run(action(), provider, true)).end.kind).toBe('confirmed');
});

test('a batch that the chain would refuse is told before the wallet opens', async () => {
  const taken = action();
  const wallet = batchWallet(lab, () => undefined);
  // The account spends elsewhere what it wanted to swap.
  const busdc = lab.token('BUSDC').address;
  const balance = await lab.balance('BUSDC');
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [lab.stranger, balance] });
  await lab.send({ to: busdc, data });
  const { end } = await lab.run(taken, wallet.provider, true);
  expect(end).toMatchObject({ failure: 'refused' });
  expect(wallet.calls).not.toContain('wallet_sendCalls');
});

test('every call of a batch is compared with the screen before the wallet opens', async () => {
  const { steps, ...rest } = action();
  const wallet = batchWallet(lab, () => undefined);
  for (const index of [0, 1]) {
    const tampered = steps.map((step, at) => (at === index ? { ...step, drawn: steps[1 - at]?.drawn ?? [] } : step));
    const { end } = await lab.run({ ...rest, steps: tampered }, wallet.provider, true);
    expect(end).toMatchObject({
      failure: 'refused',
      message: { text: 'The transaction doesn’t match what was shown. It wasn’t sent.' },
    });
  }
  expect(wallet.calls).not.toContain('wallet_sendCalls');
});

type Status = (hashes: readonly string[]) => unknown;
const oddStatuses: readonly (readonly [string, Status])[] = [
  ['not sent', () => ({ status: 400 })],
  ['unknown', refuse(5730)],
  ['done, without receipts', () => ({ status: 200, receipts: [] })],
  ['nonsense', () => ({ status: 'fine' })],
  ['only an approval', (hashes) => ({ status: 200, receipts: receipts(hashes.slice(0, 1)) })],
];

test.each(oddStatuses)('a batch that was sent and is said to be %s is found on the chain', async (_what, status) => {
  const { end } = await lab.run(action(), batchWallet(lab, status).provider, true);
  expect(end.kind).toBe('confirmed');
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
  expect(openRequests()).toEqual([]);
});

test('a look at the chain that began before the wallet answered says nothing of a batch sent meanwhile', async () => {
  const counted = vi.fn();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = createClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params?: unknown[] }) => {
        const answer = await lab.chain.rpc.request(method, params ?? []);
        if (method === 'eth_getTransactionCount') {
          counted();
          await isReleased;
        }
        return answer;
      },
    }),
  });
  let look: Promise<void> | undefined;
  const { provider } = batchWallet(lab, () => ({ status: 400 }), {
    wallet_sendCalls: async (call) => {
      const { id, calls } = sentCalls(call);
      const [request] = openRequests();
      if (request === undefined) throw new Error('Nothing was noted');
      const access = { settings: lab.settings, client: late, reader: lab.reader() };
      look = resolveBatch(access, provider, request, await lab.chain.blockNumber());
      await eventually(() => expect(counted).toHaveBeenCalledTimes(2));
      for (const { to, data, value } of calls) await lab.send({ to, data, value });
      return { id };
    },
  });
  const ends = vi.fn();
  const stop = requestEnds.subscribe((state) => ends(...Object.values(state).map(({ kind }) => kind)));
  const { end } = await lab.run(action(), provider, true);
  release();
  await look;
  stop();
  expect(end.kind).toBe('confirmed');
  expect(ends).not.toHaveBeenCalledWith('not-sent');
});

test.each([
  ['not sent', () => ({ status: 400 }), 'Your wallet couldn’t send it.'],
  ['unknown', refuse(5730), 'Your wallet no longer reports on it.'],
  ['done, without receipts', () => ({ status: 200, receipts: [] }), 'Your wallet no longer reports'],
  ['nonsense', () => ({ status: 'fine' }), 'Your wallet no longer reports'],
] as const)('a batch that was not sent and is said to be %s is no success', async (_what, status, words) => {
  const silent: WalletAnswers = { wallet_sendCalls: (call) => ({ id: sentCalls(call).id }) };
  const running = lab.run(action(), batchWallet(lab, status, silent).provider, true);
  let isOver = false;
  void running.then(() => {
    isOver = true;
  });
  await eventually(() => expect(isOver || openRequests()[0]?.doubtedBlock).toBeTruthy());
  await lab.chain.mine(41);
  const { end } = await running;
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted' });
  expect(end.kind === 'failed' && end.message.text).toContain(words);
  expect(lab.records()).toEqual([]);
  expect(openRequests()).toEqual([]);
});

test.each<[string, Status]>([
  ['says so', (hashes) => ({ status: 600, receipts: receipts(hashes) })],
  ['says it is done', (hashes) => ({ status: 200, receipts: receipts(hashes) })],
])('a wallet that carries out a part and %s', async (_what, status) => {
  const hashes: string[] = [];
  const { provider } = lab.wallet({
    wallet_sendCalls: async (call) => {
      const { id, calls } = sentCalls(call);
      for (const { to, data, value } of calls.slice(0, 1)) hashes.push(await lab.send({ to, data, value }));
      return { id };
    },
    wallet_getCallsStatus: () => status(hashes),
  });
  const { end } = await lab.run(action(), provider, true);
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted' });
  expect(end.kind === 'failed' && end.message.text).toContain('Only part of it went through.');
  expect(lab.records().map(transactionOutcome)).not.toContain('succeeded');
});

test.each<[string, (calls: SendCalls) => unknown]>([
  ['an internal error', refuse(-32603)],
  ['a plain string', () => Promise.reject('timed out')],
  ['nothing', () => undefined],
  ['that it cannot do batches', refuse(4200)],
])('a wallet that sends the batch and answers with %s is not asked for it again', async (_what, answer) => {
  const { provider, calls } = batchWallet(lab, () => ({ status: 100 }), {
    wallet_sendCalls: async (call) => {
      const asked = sentCalls(call);
      for (const { to, data, value } of asked.calls) await lab.send({ to, data, value });
      return answer(asked);
    },
    wallet_getCallsStatus: refuse(5730),
  });
  const { end, states } = await lab.run(action(), provider, true);
  expect(states).toContain('doubtful');
  expect(end.kind).toBe('confirmed');
  expect(calls).not.toContain('eth_sendTransaction');
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
});

test("somebody else's success is none of ours", async () => {
  const foreign = await lab.chain.send({ from: lab.stranger, to: lab.stranger, value: '0x1' });
  const wallet = batchWallet(lab, () => ({ status: 200, receipts: receipts([foreign]) }), {
    wallet_sendCalls: (call) => ({ id: sentCalls(call).id }),
  });
  const running = lab.run(action(), wallet.provider, true);
  await eventually(() => expect(openRequests()[0]?.doubtedBlock).toBeDefined());
  await lab.chain.mine(41);
  const { end } = await running;
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted' });
  expect(lab.records()).toEqual([]);
});

test('a wallet that says pending is waited for, and its own id is used', async () => {
  let looks = 0;
  const ids: unknown[] = [];
  const hashes: string[] = [];
  const { provider } = lab.wallet({
    wallet_sendCalls: async (call) => {
      for (const { to, data, value } of sentCalls(call).calls) hashes.push(await lab.send({ to, data, value }));
      return 'own-id';
    },
    wallet_getCallsStatus: (call) => {
      ids.push(Array.isArray(call.params) ? call.params[0] : undefined);
      looks += 1;
      return looks < 4 ? { status: 100 } : { status: 200, receipts: receipts(hashes) };
    },
  });
  expect((await lab.run(action(), provider, true)).end.kind).toBe('confirmed');
  expect(ids).toContain('own-id');
});

test('a batch confirmed only after the page was left is found by the id that was noted before the wallet opened', async () => {
  const wallet = batchWallet(lab, (hashes) => ({ status: 200, receipts: receipts(hashes) }), {});
  const asked = vi.fn();
  const silent: WalletAnswers = {
    wallet_sendCalls: (call) => {
      asked(call);
      return new Promise(() => {});
    },
  };
  void lab.run(action(), lab.wallet(silent).provider, true);
  await eventually(() => expect(asked).toHaveBeenCalled());
  const [noted] = openRequests();
  expect(noted?.batch).toMatchObject({ isAccepted: false, id: noted?.id });
  await wallet.provider.request({ method: 'wallet_sendCalls', params: sentCallsOf(asked) });
  await lab.follow(wallet.provider);
  await lab.follow(wallet.provider);
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
});

function sentCallsOf(asked: ReturnType<typeof vi.fn>): unknown {
  const [call] = asked.mock.calls[0] ?? [];
  return (call as { params: unknown }).params;
}

test('APPR-07 APPR-15 Enable when the allowance came from elsewhere is logged, and the wallet is not asked', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const token = lab.token('BUSDC');
  await lab.approve(token.address);
  const enable = approveAction({ token, spender: lab.router, amount: 5n, allowance: 'maximum' });
  const { provider, calls } = lab.wallet();
  expect((await lab.run(enable, provider)).end.kind).toBe('confirmed');
  expect(calls).not.toContain('eth_sendTransaction');
  expect(logged).toHaveBeenCalledWith('approve was called unnecessarily');
});
