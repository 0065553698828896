// @vitest-environment happy-dom

import { createClient, http } from 'viem';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../test/fault-lab';
import { LabWallet } from '../../../test/lab-wallet';
import { toldToast } from '../../../test/told-toast';
import { toastQueue } from '../../blocks/toast/toast-queue';
import { signRemoval } from './sign-removal';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());

async function sign(answers: WalletAnswers = {}) {
  const pair = lab.exchange.pair('MONEY', 'BUSDC').address;
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const reader = lab.reader();
  const wallet = new LabWallet(lab, lab.account, answers);
  onTestFinished(() => wallet.leave());
  await wallet.connect();
  const wish = { owner: lab.account, pair, liquidity: 5n };
  return { wish, end: await signRemoval({ chain: { settings: lab.settings, client, reader }, ...wish }), reader };
}

test('OPEN-13 what the wallet signs lets the router take this LP until the chosen deadline, and the pair accepts it', async () => {
  const { end, wish, reader } = await sign();
  const now = reader.blocks.timestamp() ?? 0n;
  expect(end).toMatchObject({ kind: 'signed', signed: { ...wish, deadlineSeconds: now + 1200n } });
});

test('OPEN-13 one that comes after its time is told to be late', async () => {
  const told: unknown[] = [];
  onTestFinished(toastQueue.subscribe((event) => void (event.kind === 'show' && told.push(toldToast(event.toast)))));
  const { end } = await sign({
    eth_signTypedData_v4: async ({ params }) => {
      const [account, text] = Array.isArray(params) ? params : [];
      const answer = await lab.chain.rpc.request('eth_signTypedData_v4', [account, text]);
      // From the node's clock on, which is ahead of the last block of a chain that was saved long ago.
      await lab.chain.increaseTime(1_201);
      await lab.chain.mine();
      return answer;
    },
  });
  expect(end).toMatchObject({ kind: 'unable', error: { code: 'SIGNED_LATE' } });
  expect(told).toMatchObject([{ description: 'This signature came too late. Please sign again.' }]);
});

test('OPEN-13 a signature of somebody else does not count, and nothing is told since a transaction can do it', async () => {
  const answer = `0x${'11'.repeat(64)}1b`;
  const { end } = await sign({ eth_signTypedData_v4: () => answer });
  expect(end).toMatchObject({ kind: 'unable', error: { message: 'The pair refuses the signature' } });
});
