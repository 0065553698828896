import { expect } from 'vitest';
import { openRequests } from '../src/blocks/transactions/records/request-store';
import { isDropped, transactionOutcome } from '../src/blocks/transactions/records/transaction-outcome';
import { eventually } from './eventually';
import type { WalletAnswers } from './fault-lab';
import {
  clearNo,
  confirmed,
  ends,
  endsInDoubt,
  expectDialog,
  expectTruth,
  gasPrice,
  type Run,
  refuse,
  type Sent,
  sendsAndThen,
  sentOf,
  throws,
  withPool,
} from './fault-runs';
import { refusals, untaken } from './wallet-noes';

const isRefused = (run: Run, way: keyof typeof refusals) =>
  clearNo(run, refusals[way], { failure: 'rejected', message: { text: 'Transaction rejected.' } });
const isNotTaken = (run: Run, way: keyof typeof untaken) =>
  clearNo(run, untaken[way][0], { failure: 'failed', message: { text: untaken[way][1] } });

/** The wallet faults of the reliability table, each against one write. Every one must end as its name says. */
export const walletFaults = {
  'refused by the person (4001)': (run: Run) => isRefused(run, 'EIP-1193'),
  'refused by the person, by WalletConnect (5000)': (run: Run) => isRefused(run, 'WalletConnect'),
  'refused by the person, by ethers (ACTION_REJECTED)': (run: Run) => isRefused(run, 'ethers'),
  'refused by the person, in words (-32000)': (run: Run) => isRefused(run, 'a WalletConnect peer'),
  'refused by the person, on the device (0x6985)': (run: Run) => isRefused(run, 'Ledger'),
  'no funds for it': (run: Run) => isNotTaken(run, 'no funds'),
  'no funds for it, within an internal error': (run: Run) => isNotTaken(run, 'no funds, within an internal error'),
  'a setting of the device': (run: Run) => isNotTaken(run, 'blind signing'),
  'a nonce that is too low': (run: Run) => isNotTaken(run, 'nonce too low'),
  'a price that the node does not take': (run: Run) => isNotTaken(run, 'underpriced'),
  'too little gas for it': (run: Run) => isNotTaken(run, 'intrinsic gas'),
  'not authorised (4100)': (run: Run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4100) },
      {
        failure: 'failed',
        message: { text: 'Your wallet doesn’t let this page use this account. Connect it again.' },
      },
    ),
  'wallet offline (4900)': (run: Run) => endsInDoubt(run, refuse(4900), 'Your wallet isn’t connected to any network.'),
  'an internal error (-32603), nothing sent': (run: Run) => endsInDoubt(run, refuse(-32603), 'words of the wallet'),
  'a plain string, nothing sent': (run: Run) => endsInDoubt(run, throws('Oh no'), 'Oh no'),
  'no words at all, nothing sent': (run: Run) => endsInDoubt(run, throws(undefined), 'Your wallet gave no reason.'),
  'no hash, nothing sent': (run: Run) => endsInDoubt(run, () => undefined, 'No transaction hash found.'),
  'sent, then an internal error (-32603)': (run: Run) => sendsAndThen(run, refuse(-32603)),
  'sent, then "already known" (-32000)': (run: Run) =>
    sendsAndThen(run, throws(Object.assign(new Error('already known'), { code: -32000 }))),
  'sent, then a plain string': (run: Run) => sendsAndThen(run, throws('Request timed out')),
  'sent, then no answer worth the name': (run: Run) => sendsAndThen(run, () => undefined),
  'sent, then a hash that is too short': (run: Run) => sendsAndThen(run, (hash) => hash.slice(0, -2)),
  'sent, then "no funds"': (run: Run) => sendsAndThen(run, throws(untaken['no funds'][0])),
  'sent, then "nonce too low"': (run: Run) => sendsAndThen(run, throws(untaken['nonce too low'][0])),
  'sent, then "not authorised" (4100)': (run: Run) => sendsAndThen(run, refuse(4100)),
  'an error while another transaction takes the nonce': async ({ lab, action }: Run) => {
    const words = 'nonce too low';
    const { provider } = lab.wallet({
      eth_sendTransaction: async () => {
        await lab.send({ to: lab.stranger, value: '0x1' });
        throw new Error(words);
      },
    });
    const { end } = await lab.run(action, provider);
    expect(end).toMatchObject({ failure: 'failed', message: { text: words } });
    expect(lab.records()).toEqual([]);
    expect(openRequests()).toEqual([]);
  },
  'chain unknown to the wallet (4902)': (run: Run) =>
    ends(
      run,
      { eth_sendTransaction: refuse(4902) },
      {
        failure: 'failed',
        message: { text: 'Your wallet doesn’t know this network.' },
      },
    ),
  'disconnected after it had sent': (run: Run) => sendsAndThen(run, refuse(4900)),
  'account or chain switched before signing': async (run: Run) => {
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
  'account switched while signing': (run: Run) =>
    ends(
      run,
      {
        eth_sendTransaction: async (call) => {
          const { to, value } = sentOf(call);
          const other = { from: run.lab.stranger, to, value, gas: '0x5208', data: '0x' };
          return run.lab.chain.rpc.request('eth_sendTransaction', [{ ...other, to: run.lab.stranger, value: '0x0' }]);
        },
      },
      { failure: 'reverted', message: { text: 'Your wallet sent something other than what was shown.' } },
    ),
  locked: (run: Run) =>
    ends(
      run,
      { eth_accounts: () => [] },
      {
        failure: 'failed',
        message: { text: 'Your wallet is locked or no longer connected to this page.' },
      },
      false,
    ),
  'two wallets: the other one used the nonce': async ({ lab, action }: Run) => {
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
  'sped up': async (run: Run) => {
    const end = await withPool(run, async ({ nonce, call }) => {
      await run.lab.chain.rpc.request('eth_sendTransaction', [{ ...call, nonce, gasPrice }]);
      await run.lab.chain.mine(1);
    });
    expect(end).toMatchObject({ kind: 'confirmed' });
    expect(run.lab.records()).toMatchObject([{ replacedHash: expect.any(String), receipt: { status: 1 } }]);
  },
  cancelled: async (run: Run) => {
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
  'replaced by another call': async (run: Run) => {
    const { lab } = run;
    const end = await withPool(run, async ({ nonce }) => {
      await lab.send({ to: lab.stranger, value: '0x1', nonce, gasPrice });
      await lab.chain.mine(1);
    });
    expect(end).toMatchObject({ failure: 'reverted', message: { text: 'It was replaced by another transaction.' } });
    expect(lab.records()).toMatchObject([{ ended: 'replaced' }]);
  },
  dropped: async (run: Run) => {
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
  'stuck behind a missing nonce': async ({ lab, action }: Run) => {
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
    await eventually(() => expect(lab.records()[0]?.isBlocked).toBe(true));
    expect(lab.records().map(transactionOutcome)).toEqual(['pending']);
    await lab.send({ to: lab.stranger, value: '0x1' });
    await lab.chain.mine(1);
    const { end } = await running;
    expect(end).toMatchObject({ kind: 'confirmed' });
    await expectTruth(lab, end);
  },
  'reorganised after 1 and after 5 confirmations': async (run: Run) => {
    const { lab } = run;
    for (const depth of [1, 5]) {
      await confirmed(run);
      await lab.chain.setAutomine(false);
      if (depth > 1) await lab.chain.mine(depth - 1);
      await lab.chain.reorg({ depth });
      await lab.follow();
      expect(lab.records().map(transactionOutcome)).not.toContain('succeeded');
      expect(lab.records()).toHaveLength(1);
      expect(lab.dialog).toMatchObject({ kind: 'sent', isTakenBack: true });
      // No node has it any more, and some blocks later that is told.
      for (let block = 0; block < 4; block++) {
        await lab.chain.mine(1);
        await lab.follow();
      }
      await expectDialog(lab);
      if (depth === 1) await lab.reset();
    }
  },
  'reorganised after its confirmation, and confirmed once more': async (run: Run) => {
    const { lab } = run;
    let call: Sent | undefined;
    const { provider } = lab.wallet({
      eth_sendTransaction: (request) => {
        call = sentOf(request);
        return lab.chain.rpc.request('eth_sendTransaction', [call]);
      },
    });
    await lab.run(run.action, provider);
    const [record] = lab.records();
    if (record === undefined || call === undefined) throw new Error('Nothing was sent');
    expect(lab.dialog.kind).toBe('confirmed');
    await lab.chain.setAutomine(false);
    await lab.chain.reorg({ depth: 1 });
    await lab.follow();
    expect(lab.dialog).toMatchObject({ kind: 'sent', isTakenBack: true });
    await lab.chain.rpc.request('eth_sendTransaction', [{ ...call, nonce: `0x${record.nonce.toString(16)}` }]);
    await lab.chain.mine(1);
    await lab.follow();
    await lab.follow();
    expect(lab.dialog.kind).toBe('confirmed');
  },
  'reorganised after its confirmation, and another transaction takes the nonce': async (run: Run) => {
    const { lab } = run;
    await confirmed(run);
    const nonce = `0x${(lab.records()[0]?.nonce ?? 0).toString(16)}`;
    await lab.chain.setAutomine(false);
    await lab.chain.reorg({ depth: 1 });
    await lab.follow();
    await lab.send({ to: lab.stranger, value: '0x1', nonce });
    await lab.chain.mine(1);
    await lab.follow();
    expect(lab.dialog).toMatchObject({
      kind: 'failed',
      failure: 'reverted',
      message: { text: 'It was replaced by another transaction.' },
    });
  },
  'receipt withheld by the node': async (run: Run) => {
    run.lab.hiddenReceipts = 6;
    await confirmed(run);
    expect(run.lab.hiddenReceipts).toBe(0);
  },
  'page reloaded while the wallet asks': async ({ lab, action }: Run) => {
    const { provider } = lab.wallet({
      eth_sendTransaction: async (call) => {
        await lab.chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        return new Promise(() => {});
      },
    });
    // The wallet never answers this page: what was noted before it opened is all there is.
    const { end } = await lab.run(action, provider);
    expect(end).toMatchObject({ kind: 'confirmed' });
    expect(openRequests()).toEqual([]);
    await expectTruth(lab, end);
  },
  'two tabs at once, and one hash answered twice': async ({ lab, action }: Run) => {
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
    const running = lab.run({ ...action, steps: action.steps.map((step) => ({ ...step })) }, provider);
    await eventually(() => expect(['doubtful', 'failed', 'confirmed']).toContain(lab.dialog.kind));
    await lab.chain.mine(41);
    const { end: again } = await running;
    // The same words again are no second success: already done, refused by the chain, or known as the one from before.
    const told = ['Attempted to add existing transaction.'];
    if (again.kind === 'failed' && again.failure === 'failed') expect(told).toContain(again.message.text);
    else expect(again).not.toMatchObject({ kind: 'confirmed', hash: expect.any(String) });
    expect(lab.records()).toHaveLength(1);
    await expectTruth(lab, one.end);
  },
} satisfies Readonly<Record<string, (run: Run) => Promise<void>>>;
