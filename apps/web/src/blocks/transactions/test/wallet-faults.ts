import { expect, vi } from 'vitest';
import type { Action } from '../action';
import { requestStore } from '../request-store';
import type { RunState } from '../run-state';
import { isDropped, transactionOutcome } from '../transaction-outcome';
import type { FaultLab, WalletAnswers } from './fault-lab';

type Sent = { from: string; to: string; data: string; value: string; gas: string; gasPrice: string };
type Run = { readonly lab: FaultLab; readonly action: Action };

const refuse = (code: number) => () => {
  throw Object.assign(new Error('words of the wallet'), { code });
};
function sentOf(call: { params?: unknown }): Sent {
  if (!Array.isArray(call.params)) throw new TypeError('A request without parameters');
  return call.params[0];
}
const gasPrice = '0x1d1a94a2000';

async function ends(run: Run, answers: WalletAnswers, expected: object, isAsked = true): Promise<void> {
  const { provider, calls } = run.lab.wallet(answers);
  const { end } = await run.lab.run(run.action, provider);
  expect(end).toMatchObject({ kind: 'failed', ...expected });
  expect(end.kind === 'failed' && end.message.text).toBeTruthy();
  expect(calls.includes('eth_sendTransaction')).toBe(isAsked);
  expect(run.lab.records().map(transactionOutcome)).not.toContain('succeeded');
  await expectTruth(run.lab, end);
}

/** No false success, and nothing of the account's on the chain that no record or request knows of. */
async function expectTruth(lab: FaultLab, end: RunState): Promise<void> {
  const succeeded = lab.records().filter((record) => transactionOutcome(record) === 'succeeded');
  for (const record of succeeded) expect(await lab.isTrue(record)).toBe(true);
  if (end.kind === 'confirmed') expect(succeeded.map(({ hash }) => hash)).toContain(end.hash);
}

/** Runs with blocks by hand: `meanwhile` has the transaction in the pool and its first look behind it. */
async function withPool(
  { lab, action }: Run,
  meanwhile: (sent: { hash: `0x${string}`; nonce: string; call: Sent }) => Promise<void>,
): Promise<RunState> {
  await lab.chain.setAutomine(false);
  let call: Sent | undefined;
  const { provider } = lab.wallet({
    eth_sendTransaction: (request) => {
      call = sentOf(request);
      return lab.chain.rpc.request('eth_sendTransaction', [call]);
    },
  });
  const running = lab.run(action, provider);
  await vi.waitFor(() => expect(lab.records()[0]?.seen).toBe(true), { timeout: 5000, interval: 10 });
  const [record] = lab.records();
  if (record === undefined || call === undefined) throw new Error('Nothing was sent');
  await meanwhile({ hash: record.hash, nonce: `0x${record.nonce.toString(16)}`, call });
  const { end } = await running;
  await expectTruth(lab, end);
  return end;
}

async function confirmed({ lab, action }: Run): Promise<void> {
  const { end } = await lab.run(action, lab.wallet().provider);
  expect(end).toMatchObject({ kind: 'confirmed' });
  await expectTruth(lab, end);
}

/** The wallet faults of the reliability table, each against one write. Every one must end as its name says. */
export const walletFaults: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  'refused by the person (4001)': (run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4001) },
      { failure: 'rejected', message: { text: 'Transaction rejected.' } },
    ),
  'not authorised (4100)': (run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4100) },
      {
        failure: 'failed',
        message: { text: 'Your wallet does not let this page use this account. Connect it again.' },
      },
    ),
  'wallet offline (4900)': (run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4900) },
      {
        failure: 'failed',
        message: { text: 'Your wallet is not connected to any network.' },
      },
    ),
  'chain unknown to the wallet (4902)': (run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4902) },
      {
        failure: 'failed',
        message: { text: 'Your wallet does not know this network.' },
      },
    ),
  'disconnected after it had sent': async ({ lab, action }) => {
    const { provider } = lab.wallet({
      eth_sendTransaction: async (call) => {
        await lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        throw Object.assign(new Error('Disconnected'), { code: 4900 });
      },
    });
    const { end } = await lab.run(action, provider);
    // Either the error or the chain is faster; both are told, and the transaction is found.
    expect(['failed', 'confirmed']).toContain(end.kind);
    await vi.waitFor(async () => {
      await lab.follow();
      expect(lab.records().map(transactionOutcome)).toEqual(['succeeded']);
    });
    expect(requestStore.getState().requests).toEqual([]);
    await expectTruth(lab, end);
  },
  'account or chain switched before signing': async (run) => {
    const { lab } = run;
    await ends(
      run,
      { eth_accounts: () => [lab.stranger] },
      { message: { text: 'The account in your wallet has changed.' } },
      false,
    );
    await ends(run, { eth_chainId: () => '0x61' }, { message: { text: 'Your wallet is on another network.' } }, false);
    let looks = 0;
    const late = { eth_chainId: () => (looks++ === 0 ? '0x944' : '0x1') };
    await ends(run, late, { message: { text: 'Your wallet is on another network.' } }, false);
  },
  'account switched while signing': (run) =>
    ends(
      run,
      {
        eth_sendTransaction: async (call) => {
          const { to, value } = sentOf(call);
          const other = { from: run.lab.stranger, to, value, gas: '0x5208', data: '0x' };
          return run.lab.chain.rpc.request('eth_sendTransaction', [{ ...other, to: run.lab.stranger, value: '0x0' }]);
        },
      },
      { failure: 'reverted', message: { text: 'Your wallet sent something else than was shown.' } },
    ),
  locked: (run) =>
    ends(
      run,
      { eth_accounts: () => [] },
      {
        failure: 'failed',
        message: { text: 'Your wallet is locked or no longer connected to this page.' },
      },
      false,
    ),
  'two wallets: the other one used the nonce': async ({ lab, action }) => {
    const { provider } = lab.wallet({
      eth_sendTransaction: async (call) => {
        await lab.send({ to: lab.stranger, value: '0x1' });
        return lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
      },
    });
    const { end } = await lab.run(action, provider);
    expect(end).toMatchObject({ kind: 'confirmed' });
    await expectTruth(lab, end);
  },
  'sped up': async (run) => {
    const end = await withPool(run, async ({ nonce, call }) => {
      await run.lab.chain.rpc.request('eth_sendTransaction', [{ ...call, nonce, gasPrice }]);
      await run.lab.chain.mine(1);
    });
    expect(end).toMatchObject({ kind: 'confirmed' });
    expect(run.lab.records()).toMatchObject([{ replacedHash: expect.any(String), receipt: { status: 1 } }]);
  },
  cancelled: async (run) => {
    const { lab } = run;
    const end = await withPool(run, async ({ nonce }) => {
      await lab.send({ to: lab.account, value: '0x0', nonce, gasPrice });
      await lab.chain.mine(1);
    });
    expect(end).toMatchObject({
      failure: 'reverted',
      message: { text: 'The transaction was cancelled in the wallet.' },
    });
    expect(lab.records()).toMatchObject([{ ended: 'cancelled' }]);
  },
  'replaced by another call': async (run) => {
    const { lab } = run;
    const end = await withPool(run, async ({ nonce }) => {
      await lab.send({ to: lab.stranger, value: '0x1', nonce, gasPrice });
      await lab.chain.mine(1);
    });
    expect(end).toMatchObject({ failure: 'reverted', message: { text: 'Another transaction took its place.' } });
    expect(lab.records()).toMatchObject([{ ended: 'replaced' }]);
  },
  dropped: async (run) => {
    const { lab } = run;
    const end = await withPool(run, async ({ hash }) => {
      await lab.chain.dropTransaction(hash);
      for (let block = 0; block < 4; block++) {
        await lab.chain.mine(1);
        await lab.follow();
      }
    });
    expect(end).toMatchObject({
      message: { text: 'The network no longer knows this transaction. It may have been dropped.' },
    });
    expect(lab.records().map(isDropped)).toEqual([true]);
  },
  'stuck behind a missing nonce': async ({ lab, action }) => {
    await lab.chain.setAutomine(false);
    const { provider } = lab.wallet({
      eth_sendTransaction: async (call) => {
        const nonce = Number(await lab.chain.rpc.request<string>('eth_getTransactionCount', [lab.account, 'latest']));
        return lab.chain.rpc.request('eth_sendTransaction', [
          { ...sentOf(call), nonce: `0x${(nonce + 1).toString(16)}` },
        ]);
      },
    });
    const running = lab.run(action, provider);
    await vi.waitFor(() => expect(lab.records()[0]?.isBlocked).toBe(true), { timeout: 5000, interval: 10 });
    expect(lab.records().map(transactionOutcome)).toEqual(['pending']);
    await lab.send({ to: lab.stranger, value: '0x1' });
    await lab.chain.mine(1);
    const { end } = await running;
    expect(end).toMatchObject({ kind: 'confirmed' });
    await expectTruth(lab, end);
  },
  'reorganised after 1 and after 5 confirmations': async (run) => {
    const { lab } = run;
    for (const depth of [1, 5]) {
      await confirmed(run);
      await lab.chain.setAutomine(false);
      if (depth > 1) await lab.chain.mine(depth - 1);
      await lab.chain.reorg({ depth });
      await lab.follow();
      expect(lab.records().map(transactionOutcome)).not.toContain('succeeded');
      expect(lab.records()).toHaveLength(1);
      await lab.reset();
    }
  },
  'receipt withheld by the node': async (run) => {
    run.lab.hiddenReceipts = 6;
    await confirmed(run);
    expect(run.lab.hiddenReceipts).toBe(0);
  },
  'page reloaded while the wallet asks': async ({ lab, action }) => {
    const { provider } = lab.wallet({
      eth_sendTransaction: async (call) => {
        await lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        return new Promise(() => {});
      },
    });
    // The wallet never answers this page: what was noted before it opened is all there is.
    const { end } = await lab.run(action, provider);
    expect(end).toMatchObject({ kind: 'confirmed' });
    expect(requestStore.getState().requests).toEqual([]);
    await expectTruth(lab, end);
  },
  'two tabs at once, and one hash answered twice': async ({ lab, action }) => {
    let first: unknown;
    const answers: WalletAnswers = {
      eth_sendTransaction: async (call) => {
        first ??= await lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        return first;
      },
    };
    const { provider } = lab.wallet(answers);
    const one = await lab.run(action, provider);
    expect(one.end).toMatchObject({ kind: 'confirmed' });
    const again = await lab.run({ ...action, steps: action.steps.map((step) => ({ ...step })) }, provider);
    // The same words again are no second success: already done, refused by the chain, or known as the one from before.
    const told = ['Attempted to add existing transaction.'];
    if (again.end.kind === 'failed' && again.end.failure === 'failed') expect(told).toContain(again.end.message.text);
    else expect(again.end).not.toMatchObject({ kind: 'confirmed', hash: expect.any(String) });
    expect(lab.records()).toHaveLength(1);
    await expectTruth(lab, one.end);
  },
};
