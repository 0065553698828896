import { noteMessage } from '@besc/api/test/support/notes/note-message';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../../test/fault-lab';
import { heldAnswer } from '../../../../test/held-answer';
import { placeOnChain } from '../../../../test/place-on-chain';
import { SignedPostNotice } from './signed-post-notice';
import { useSignedPost } from './use-signed-post';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.unstubAllGlobals());

const fields = { topic: 'fees', text: 'Lower them', stars: 3, tip: 5n };
const known = { TOPIC_CLOSED: { text: 'Unable to sign payload' } };

/** A feature's button and what it reads of its notes. */
function Notes({ read }: { readonly read: () => number }) {
  const signedPost = useSignedPost({ message: noteMessage, refresh: [['notes']] });
  const { data } = useQuery({ queryKey: ['notes', 'fees'], queryFn: read });
  const { state, post } = signedPost;
  return (
    <>
      <button type="button" onClick={() => void post(fields)}>
        Post
      </button>
      <input
        aria-label="State"
        readOnly
        value={`${state.kind} ${JSON.stringify(state.kind === 'taken' && state.answer)} ${data}`}
      />
      <SignedPostNotice signedPost={signedPost} known={known} />
    </>
  );
}

/** How the post stands, what was answered, and how often the notes were read. */
const told = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('State')).toHaveValue(text), { timeout: 5_000 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the API's requests in turn, a status and what is said; the last one stays. */
async function open(answers: readonly (readonly [status: number, body: object])[], wallet: WalletAnswers = {}) {
  const posts: string[] = [];
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (!url.endsWith('/notes')) return await ask(url, request);
    posts.push(String(request.body));
    const [status, body] = answers[Math.min(posts.length, answers.length) - 1] ?? [500, {}];
    return Response.json(body, { status });
  });
  let reads = 0;
  const place = await placeOnChain(lab, <Notes read={() => ++reads} />, { wallet });
  await told('idle false 1');
  return { posts, ...place };
}
const refusal = (code: string) => ({ error: { message: 'No.', code } });

test('what is signed is sent once, its answer is told, and what it changes is read again', async () => {
  const { release, answers } = heldAnswer(lab, 'eth_signTypedData_v4');
  const { posts } = await open([[200, { stored: true }]], answers);
  await press('Post');
  expect(await screen.findByText('Confirm in your wallet')).toBeVisible();
  await press('Post');
  release();
  await told('taken {"stored":true} 2');
  expect(posts).toHaveLength(1);
  expect(screen.queryByText('Confirm in your wallet')).toBeNull();
});

test('a no in the wallet sends nothing and leaves nothing behind', async () => {
  const eth_signTypedData_v4 = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
  const { posts, wallet } = await open([], { eth_signTypedData_v4 });
  await press('Post');
  await waitFor(() => expect(wallet.calls.map(({ method }) => method)).toContain('eth_signTypedData_v4'));
  await told('idle false 1');
  expect(posts).toEqual([]);
});

test('what is in doubt is sent again as it is, and nothing else is signed meanwhile', async () => {
  const { posts } = await open([
    [503, {}],
    [401, refusal('BAD_SIGNATURE')],
    [409, refusal('MESSAGE_SPENT')],
  ]);
  await press('Post');
  await told('doubtful false 2');
  expect(screen.getByText(/^We can’t tell yet whether this went through\./)).toBeVisible();
  await press('Post');
  await told('doubtful false 2');
  await press('Send again');
  await told('taken undefined 3');
  expect(posts).toEqual([posts[0], posts[0], posts[0]]);
});

test('a doubt can be given up', async () => {
  await open([
    [503, {}],
    [401, refusal('BAD_SIGNATURE')],
  ]);
  await press('Post');
  await told('doubtful false 2');
  await press('Dismiss');
  await told('idle false 2');
});

test('a refusal is told in words where it has some, and can be followed by another post', async () => {
  const { posts } = await open([
    [400, refusal('BAD_TIMESTAMP')],
    [403, refusal('TOPIC_CLOSED')],
    [403, refusal('OTHER')],
  ]);
  const words = [/^Your device’s clock is wrong\./, 'Unable to sign payload', 'This wasn’t accepted: OTHER'];
  for (const [index, text] of words.entries()) {
    await press('Post');
    expect(await screen.findByText(text)).toBeVisible();
    expect(posts).toHaveLength(index + 1);
  }
  await told('refused false 1');
});

test('another account sees nothing of it', async () => {
  const { wallet } = await open([[403, refusal('OTHER')]]);
  await press('Post');
  await told('refused false 1');
  wallet.choose(checksumAddress(lab.chain.accounts[4]?.address ?? ''));
  await told('idle false 1');
});

test('who has left the page while the wallet was open sends nothing', async () => {
  const { release, answers } = heldAnswer(lab, 'eth_signTypedData_v4');
  const { posts, unmount, wallet } = await open([[200, { stored: true }]], answers);
  await press('Post');
  await waitFor(() => expect(wallet.calls.map(({ method }) => method)).toContain('eth_signTypedData_v4'));
  unmount();
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(posts).toEqual([]);
});
