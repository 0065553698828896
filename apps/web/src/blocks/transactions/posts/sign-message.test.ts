// @vitest-environment happy-dom

import { permitTypedData } from '@besc/sdk/liquidity/permit';
import { alteredMessages } from '@besc/sdk/test/altered-messages';
import { createClient, http } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../../test/fault-lab';
import { throws } from '../../../../test/fault-runs';
import { LabWallet } from '../../../../test/lab-wallet';
import { toldToast } from '../../../../test/told-toast';
import { refusals, untaken } from '../../../../test/wallet-noes';
import { toastQueue } from '../../toast/toast-queue';
import { type SignatureRequest, signMessage } from './sign-message';

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
async function sign(request: SignatureRequest, answers: WalletAnswers = {}, hasOtherWay?: true) {
  Object.assign(wallet.answers, answers);
  wallet.calls.length = 0;
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const end = await signMessage({
    chain: { settings: lab.settings, client, reader: lab.reader() },
    account: lab.account,
    request: () => request,
    read: (signature) => signature,
    ...(hasOtherWay && { hasOtherWay }),
  });
  return { end, asked: wallet.calls.filter(({ method }) => /sign/i.test(method)) };
}

const text: SignatureRequest = { message: 'Hello', shows: 'Hello' };

function permit() {
  const { account: owner, router: spender } = lab;
  const pair = lab.exchange.pair('MONEY', 'BUSDC').address;
  const chainId = lab.settings.chain.id;
  const fields = { owner, spender, value: 5n, nonce: 3n };
  return {
    message: permitTypedData({ ...fields, chainId, pair, deadlineSeconds: 4_000_000_000n }),
    shows: {
      primaryType: 'Permit',
      types: { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
      domain: {
        name: { words: 'BESC Swap LP' },
        version: { words: '1' },
        chainId: BigInt(chainId),
        verifyingContract: pair,
      },
      fields: { ...fields, deadline: 4_000_000_000n },
    },
  };
}

test('WALLET-13 a text is signed through the wallet', async () => {
  const signature = `0x${'ab'.repeat(65)}`;
  const { end, asked } = await sign(text, { personal_sign: () => signature });
  expect(end).toEqual({ kind: 'signed', signed: signature });
  expect(asked).toEqual([{ method: 'personal_sign', params: ['0x48656c6c6f', lab.account] }]);
});

test('typed data is signed as it was shown', async () => {
  const { end, asked } = await sign(permit());
  expect(end).toMatchObject({ kind: 'signed', signed: expect.stringMatching(/^0x[0-9a-f]{130}$/) });
  expect(asked).toMatchObject([{ method: 'eth_signTypedData_v4' }]);
});

test('a message that differs anywhere from what was shown never reaches the wallet', async () => {
  const { message, shows } = permit();
  for (const other of [...alteredMessages(message), { place: 'more', message: { ...message, more: 1 } }]) {
    const { end, asked } = await sign({ message: other.message, shows });
    expect(end, other.place).toMatchObject({ kind: 'unable', error: { code: 'CALLDATA_MISMATCH' } });
    expect(asked, other.place).toEqual([]);
  }
  expect(await sign({ message: 'Hullo', shows: 'Hello' })).toMatchObject({ end: { kind: 'unable' }, asked: [] });
  expect(await sign({ message: 'Hello', shows })).toMatchObject({ end: { kind: 'unable' }, asked: [] });
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
