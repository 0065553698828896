// @vitest-environment happy-dom

import { permitTypedData } from '@besc/sdk/liquidity/permit';
import { type CallTerms, openTerms } from '@besc/sdk/shared/writes/draw-calls';
import type { TypedMessage } from '@besc/sdk/shared/writes/message-text';
import { alteredMessages } from '@besc/sdk/test/altered-messages';
import { createClient, http } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../../test/fault-lab';
import { throws } from '../../../../test/fault-runs';
import { LabWallet } from '../../../../test/lab-wallet';
import { toldToast } from '../../../../test/told-toast';
import { refusals, untaken } from '../../../../test/wallet-noes';
import { toastQueue } from '../../toast/toast-queue';
import { signMessage } from './sign-message';

type Asked = Pick<Parameters<typeof signMessage>[0], 'message' | 'drawn'>;

const shown = vi.spyOn(toastQueue, 'show');
const told = () => shown.mock.calls.map(([toast]) => toldToast(toast).description);
let lab: FaultLab;
let wallet: LabWallet;

beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  shown.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  wallet = new LabWallet(lab);
  await wallet.connect();
  return () => wallet.leave();
});

/** Asks the connected wallet, which answers otherwise from now on where it is said, for a signature. */
async function sign(wish: Asked, answers: WalletAnswers = {}, hasOtherWay?: true) {
  Object.assign(wallet.answers, answers);
  wallet.calls.length = 0;
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const end = await signMessage({
    chain: { settings: lab.settings, client, reader: lab.reader() },
    account: lab.account,
    ...wish,
    read: (signature) => signature,
    ...(hasOtherWay && { hasOtherWay }),
  });
  return { end, asked: wallet.calls.filter(({ method }) => /sign/i.test(method)) };
}

const text: Asked = { message: () => 'Hello', drawn: 'Hello' };

function permit({ account: owner, deadlineSeconds }: CallTerms) {
  const pair = lab.exchange.pair('MONEY', 'BUSDC').address;
  const { router: spender, settings } = lab;
  return permitTypedData({
    chainId: settings.chain.id,
    pair,
    owner,
    spender,
    value: 5n,
    nonce: 3n,
    deadlineSeconds,
  });
}

test('WALLET-13 a text is signed through the wallet', async () => {
  const signature = `0x${'ab'.repeat(65)}`;
  const { end, asked } = await sign(text, { personal_sign: () => signature });
  expect(end).toEqual({ kind: 'signed', signed: signature });
  expect(asked).toEqual([{ method: 'personal_sign', params: ['0x48656c6c6f', lab.account] }]);
});

test('typed data is signed as it was shown', async () => {
  const { end, asked } = await sign({ message: permit, drawn: permit(openTerms) });
  expect(end).toMatchObject({ kind: 'signed', signed: expect.stringMatching(/^0x[0-9a-f]{130}$/) });
  expect(asked).toMatchObject([{ method: 'eth_signTypedData_v4' }]);
});

test('a message that differs anywhere from what was drawn never reaches the wallet', async () => {
  const drawn = permit(openTerms);
  const others = (message: TypedMessage) => [
    ...alteredMessages(message),
    { place: 'more', message: { ...message, more: 1 } },
  ];
  for (const [index, { place }] of others(drawn).entries()) {
    const message = (context: CallTerms) => others(permit(context))[index]?.message ?? '';
    const { end, asked } = await sign({ message, drawn });
    expect(end, place).toMatchObject({ kind: 'unable', error: { code: 'CALLDATA_MISMATCH' } });
    expect(asked, place).toEqual([]);
  }
  expect(await sign({ ...text, drawn: 'Hullo' })).toMatchObject({ end: { kind: 'unable' }, asked: [] });
  expect(await sign({ ...text, drawn })).toMatchObject({ end: { kind: 'unable' }, asked: [] });
});

test('a wallet that shows another account or network is not asked', async () => {
  for (const answers of [{ eth_accounts: () => [lab.stranger] }, { eth_chainId: () => '0x1' }]) {
    const before = { ...wallet.answers };
    expect(await sign(text, answers)).toMatchObject({ end: { kind: 'unable' }, asked: [] });
    Object.assign(wallet.answers, before);
  }
});

test.each([undefined, '', '0x12', `0x${'ab'.repeat(64)}`, 5])(
  'WALLET-18 without a sound signature it says Unable to sign payload: %j',
  async (answer) => {
    const { end } = await sign(text, { personal_sign: () => answer });
    expect(end).toMatchObject({ kind: 'unable' });
    expect(told()).toEqual(['Unable to sign payload']);
    expect(console.error).toHaveBeenCalled();
  },
);

test('WALLET-18 what must be set on the device is told in its own words', async () => {
  const [error, words] = untaken['blind signing'];
  expect((await sign(text, { personal_sign: throws(error) })).end).toMatchObject({ kind: 'unable' });
  expect(shown.mock.calls.map(([toast]) => toldToast(toast))).toMatchObject([
    { title: 'Unable to sign payload', description: words },
  ]);
});

test('WALLET-18 a refusal of the person is silent, and so is a feature that has another way', async () => {
  for (const refusal of Object.values(refusals)) {
    expect((await sign(text, { personal_sign: throws(refusal) })).end).toEqual({ kind: 'rejected' });
  }
  expect((await sign(text, { personal_sign: () => undefined }, true)).end).toMatchObject({ kind: 'unable' });
  expect(shown).not.toHaveBeenCalled();
});
