import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { answerHub, type HubAsked, hashAt, hubPower, hubProposal, hubUrl, hubVote } from '../../../test/voting/lab-hub';
import { keptReceipts } from './kept-receipts';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(() => keptReceipts.set([]));
const open = labScreens(() => lab);
const settings = { api: { url: hubUrl } };
const page = `/voting/proposal/${hashAt(1)}`;
const slow = { timeout: 15_000 };

/** A hub with one proposal; `change` answers what is not as usual. */
function hub(change: (asked: HubAsked) => unknown = () => undefined, proposal = hubProposal()) {
  return answerHub((asked) => {
    const other = change(asked);
    if (other !== undefined) return other;
    if (asked.path === '/power') return hubPower();
    if (asked.path === '/verify') return { data: {} };
    switch (asked.query) {
      case 'Proposals':
        return { proposals: asked.variables.state === proposal.state ? [proposal] : [] };
      case 'Proposal':
        return { proposal: asked.variables.id === proposal.id ? proposal : null };
      case 'OwnVotes':
      case 'Votes':
        return { votes: [] };
    }
    return undefined;
  });
}

test('VOTE-01 VOTE-11 ROUTE-22 proposals are listed by state, those that can be voted on first', async () => {
  const soon = hubProposal({ id: hashAt(2), title: 'Later than now', state: 'pending' });
  const own = hubVote(1, { voter: lab.account });
  const asked = hub(
    ({ query, variables }) => {
      if (query === 'OwnVotes') return { votes: [own] };
      return query === 'Proposals' && variables.state === 'pending' ? { proposals: [soon] } : undefined;
    },
    hubProposal({ scores: ['75', '25', '0'], voters: 2 }),
  );
  await open('/voting', { settings });
  expect(screen.getByRole('heading', { level: 1, name: 'Voting' })).toBeVisible();
  const row = await screen.findByRole('link', { name: /Burn a tenth/ }, slow);
  await waitFor(() => expect(row).toHaveTextContent(/Vote now.*Core.*2 votes.*You voted.*Yes75\.00%/));
  expect(asked.find(({ query }) => query === 'Proposals')?.variables).toMatchObject({ state: 'active' });
  await userEvent.click(screen.getByRole('radio', { name: 'Soon' }));
  expect(await screen.findByRole('link', { name: /Later than now/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Community' }));
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ kind: 'community' }));
});

test('a hub that is away is told with a way to try again', async () => {
  hub(({ query }) => (query === 'Proposals' ? new Response('', { status: 503 }) : undefined));
  await open('/voting', { settings });
  expect(await screen.findByText('The proposals couldn’t be read.', undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('VOTE-03 VOTE-30 ROUTE-23 a vote is reviewed, signed as a personal message, posted, and its receipt is kept', async () => {
  const receipt = { proposal: hashAt(1), position: 1, hash: hashAt(77), signer: lab.account, signature: '0x1234' };
  const posts: HubAsked[] = [];
  hub((asked) => {
    if (asked.path !== '/api/message') return undefined;
    posts.push(asked);
    return { ipfsHash: hashAt(88), receipt };
  });
  const { wallet } = await open(page, { settings });
  expect(await screen.findByRole('heading', { level: 1, name: 'Burn a tenth' }, slow)).toBeVisible();
  expect((await screen.findByText('MONEY farm', undefined, slow)).closest('dl')).toHaveTextContent(
    /^Wallet10 MONEYVault5 MONEYMONEY farm0 MONEYPools0 MONEYLiquidity2\.5 MONEYYour voting power17\.5 MONEY$/,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cast Vote' }));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  expect(dialog.getByText('Voting for').closest('dl')).toHaveTextContent(/Voting forNo.*17\.5 MONEY/);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign and vote' }));
  expect(await dialog.findByText('Your vote stands in the log.', undefined, slow)).toBeVisible();
  expect(dialog.getByText('No. 1')).toBeVisible();
  const [post] = posts;
  expect(wallet.calls.some(({ method }) => method === 'personal_sign')).toBe(true);
  expect(JSON.parse(String(post?.body.msg))).toMatchObject({
    version: '0.1.3',
    space: 'money.besc',
    type: 'vote',
    payload: { proposal: hashAt(1), choice: 2, metadata: { network: '2372', account: lab.account.toLowerCase() } },
  });
  expect(keptReceipts.get()).toMatchObject([{ account: lab.account, receipt: { position: 1, hash: hashAt(77) } }]);
});

test.each([
  [400, { error: 'ENDED', error_description: 'Voting has ended.' }, 'Voting has ended.'],
  [400, { error: 'ODD', error_description: 'Something of the hub.' }, 'Something of the hub.'],
  [400, {}, 'Error occurred, please try again'],
])('VOTE-32 a refusal with %s %j is told in words', async (status, body, words) => {
  hub(({ path }) => (path === '/api/message' ? Response.json(body, { status }) : undefined));
  await open(page, { settings });
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }, slow));
  await userEvent.click(await screen.findByRole('button', { name: 'Cast Vote' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign and vote' }));
  expect(await dialog.findByText(words, undefined, slow)).toBeVisible();
});

test('VOTE-31 a wallet that cannot sign is told, and nothing is posted', async () => {
  const asked = hub();
  const personal_sign = () => Promise.reject(new Error('broken'));
  await open(page, { settings, wallet: { personal_sign } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }, slow));
  await userEvent.click(await screen.findByRole('button', { name: 'Cast Vote' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign and vote' }));
  expect(await screen.findByText('Unable to sign payload', undefined, slow)).toBeVisible();
  expect(asked.some(({ path }) => path === '/api/message')).toBe(false);
});

test('without MONEY at the snapshot the reason stands in words, and the button says so', async () => {
  const none = { cakeBalance: '0', cakeVaultBalance: '0', cakeBnbLpBalance: '0', total: '0' };
  hub(({ path }) => (path === '/power' ? hubPower(none) : undefined));
  await open(page, { settings });
  expect(await screen.findByText(/^This account had no MONEY at block 40/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No voting power' })).toHaveAttribute('aria-disabled', 'true');
});

test('VOTE-06 VOTE-07 VOTE-25 an invalid vote is marked, not hidden, and a malformed one is counted', async () => {
  const votes = [hubVote(1), hubVote(2), { id: 'odd' }];
  hub(({ path, query, variables }) => {
    if (query === 'Votes') return { votes: variables.skip === 0 ? votes : [] };
    return path === '/verify' ? { data: { [hubVote(1).voter]: { isValid: true } } } : undefined;
  });
  await open(page, { settings });
  expect(await screen.findByText('Invalid vote', undefined, slow)).toBeVisible();
  expect(screen.getAllByText('Invalid vote')).toHaveLength(1);
  expect(screen.getByText('Invalid vote').closest('tr')).toHaveTextContent('12.5 MONEY');
  expect(screen.getByText(/^1 votes? couldn’t be read$/)).toBeVisible();
});

test('script, pictures of strangers and odd links of a text do nothing', async () => {
  const body = [
    '# Big',
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
    '![cat](https://evil.example/cat.png) [bad](javascript:alert(1)) [good](https://good.example/a)',
  ].join('\n\n');
  hub(undefined, hubProposal({ body }));
  await open(page, { settings });
  const good = await screen.findByRole('link', { name: 'good' }, slow);
  expect(good).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByRole('link', { name: 'Picture: cat' })).toHaveAttribute('href', 'https://evil.example/cat.png');
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  const text = good.closest('[dir=auto]');
  expect(text?.querySelector('img, script')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Big', level: 3 })).toBeVisible();
});

test.each([
  ['quotes', '>'.repeat(9_000)],
  ['emphasis', `${'**a '.repeat(1_200)}${'a** '.repeat(1_200)}`],
  ['links', '[a '.repeat(3_000)],
])(
  'a text that nests thousands of %s is shown as it was typed, or at least does not stop the page',
  async (_, body) => {
    hub(undefined, hubProposal({ body }));
    const before = performance.now();
    await open(page, { settings });
    expect(await screen.findByRole('button', { name: 'Choose an option' }, slow)).toBeVisible();
    await waitFor(() => expect(screen.getByText((text) => text.startsWith(body.slice(0, 3)))).toBeVisible(), slow);
    expect(performance.now() - before).toBeLessThan(15_000);
  },
);

test('an address without a proposal says so', async () => {
  hub();
  await open(`/voting/proposal/${hashAt(3)}`, { settings });
  expect(await screen.findByText('There is no such proposal.', undefined, slow)).toBeVisible();
});
