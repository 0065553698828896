// @vitest-environment happy-dom

import { noteMessage } from '@besc/api/test/support/notes/note-message';
import { spawnNotes } from '@besc/api/test/support/spawn-notes';
import { maxUint256 } from '@besc/domain/shared/math';
import { postSigned } from '@besc/wire/shared/post-signed';
import type { SignedPost } from '@besc/wire/shared/signed-message';
import { createClient, http } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../../test/fault-lab';
import { LabWallet } from '../../../../test/lab-wallet';
import { toldToast } from '../../../../test/told-toast';
import { toastQueue } from '../../toast/toast-queue';
import { signPost } from './sign-post';

let lab: FaultLab;
let wallet: LabWallet;
let api: Awaited<ReturnType<typeof spawnNotes>>;

beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
  const { genesisHash } = lab.settings.chain;
  api = await spawnNotes({ rpcUrl: lab.chain.rpcUrl, genesisHash, origin: location.origin });
});
afterAll(async () => {
  await api?.stop();
  await lab?.chain.stop();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  wallet = new LabWallet(lab);
  await wallet.connect();
  return () => wallet.leave();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fields = { topic: 'fees', text: 'Lower them', stars: 3, tip: maxUint256 };

async function sign(as = fields) {
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const chain = { settings: lab.settings, client, reader: lab.reader() };
  return await signPost({ chain, account: lab.account, message: noteMessage, fields: as });
}

async function signed(as = fields): Promise<SignedPost<typeof noteMessage.fields>> {
  const end = await sign(as);
  if (end.kind !== 'signed') throw new Error(end.kind);
  return end.signed;
}

const send = (post: SignedPost<typeof noteMessage.fields>) =>
  postSigned({ url: api.url, message: noteMessage, post, pausesMs: [0, 0] });

const notes = async (topic: string) => (await (await fetch(`${api.url}/notes/${topic}`)).json()).notes;

test('what the screen drew is signed by the wallet, sent, and stands in the API under the account', async () => {
  const post = await signed();
  expect(await send(post)).toEqual({ kind: 'answered', answer: { stored: true } });
  const note = {
    account: lab.account,
    text: 'Lower them',
    stars: 3,
    tip: String(maxUint256),
    signedAt: post.timestamp,
  };
  expect(await notes('fees')).toEqual([note]);
});

test('what has changed since it was drawn never reaches the wallet', async () => {
  const changes = [{ tip: 1n }, { text: 'Raise them' }, { stars: 4 }, { topic: 'fee' }];
  for (const change of changes) {
    wallet.calls.length = 0;
    const drawn = { ...fields };
    const signing = sign(drawn);
    Object.assign(drawn, change);
    expect(await signing).toMatchObject({ kind: 'unable', error: { code: 'CALLDATA_MISMATCH' } });
    expect(wallet.calls.filter(({ method }) => /sign/i.test(method))).toEqual([]);
  }
});

test('what the API would refuse, or read otherwise than it is signed, never reaches the wallet', async () => {
  const long = { ...fields, text: 'x'.repeat(4_001) };
  wallet.calls.length = 0;
  expect(await sign(long)).toMatchObject({
    kind: 'unable',
    error: { message: 'fields.text is longer than 4000 characters' },
  });
  expect(wallet.calls.filter(({ method }) => /sign/i.test(method))).toEqual([]);
});

test.each(['silence', 'unavailable'])('a message that was taken with %s is not taken for refused', async (topic) => {
  const post = await signed({ ...fields, topic });
  const ask = globalThis.fetch;
  const lose = async (...request: Parameters<typeof fetch>) => {
    vi.unstubAllGlobals();
    await ask(...request);
    if (topic === 'unavailable') return new Response('{}', { status: 503 });
    throw new TypeError('The connection was lost');
  };
  vi.stubGlobal('fetch', lose);
  expect(await send(post)).toEqual({ kind: 'earlier' });
  expect(await notes(topic)).toHaveLength(1);
});

test('the time of a post begins when the wallet opens, however long was looked up before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  const opened = Date.now() + 3_600_000;
  wallet.answers.eth_accounts = () => {
    if (Date.now() < opened) vi.setSystemTime(opened);
    return [lab.account];
  };
  expect((await signed()).timestamp).toBeGreaterThanOrEqual(opened);
});

test.each([
  [299_000, 'signed'],
  [301_000, 'unable'],
])('what was signed %i ms after the wallet opened is %s', async (afterMs, kind) => {
  const shown = vi.spyOn(toastQueue, 'show');
  shown.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  wallet.answers.eth_signTypedData_v4 = () => {
    vi.setSystemTime(Date.now() + afterMs);
    return `0x${'11'.repeat(65)}`;
  };
  expect(await sign()).toMatchObject({ kind });
  const told = ['This signature came too late. Please sign again.'];
  expect(shown.mock.calls.map(([toast]) => toldToast(toast).description)).toEqual(kind === 'unable' ? told : []);
});

test('why the API refuses is told by its code', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  const old = await signed();
  clock.mockRestore();
  await expect(send(old)).rejects.toMatchObject({ status: 400, refusal: 'BAD_TIMESTAMP' });
  const post = await signed();
  const other = { ...post, fields: { ...fields, stars: 4 } };
  await expect(send(other)).rejects.toMatchObject({ status: 401, refusal: 'BAD_SIGNATURE' });
});
