import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { answerHub, type HubAsked, hashAt, hubPower, hubProposal, hubUrl } from '../../../test/voting/lab-hub';
import { keptForm } from './proposal-form';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
  await lab.chain.mine(200);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(() => keptForm.set(null));
const open = labScreens(() => lab);
const settings = { api: { url: hubUrl } };
const slow = { timeout: 15_000 };

function hub(power: object = {}): HubAsked[] {
  return answerHub(({ path, query }) => {
    if (path === '/power') return hubPower({ ...power });
    if (path === '/api/message') return { ipfsHash: hashAt(1) };
    return query === 'Proposal' ? { proposal: hubProposal() } : { votes: [], proposals: [] };
  });
}

test('VOTE-02 VOTE-08 VOTE-18 ROUTE-24 a proposal is written, previewed, signed and opened; its draft is kept until then', async () => {
  const asked = hub();
  const first = await open('/voting/proposal/create', { settings });
  expect(screen.getByRole('heading', { level: 1, name: 'Make a Proposal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter a title' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText('Title'), 'Burn a tenth');
  await userEvent.type(screen.getByLabelText('Content'), 'Shall **we**?');
  await first.stop();
  await open('/voting/proposal/create', { settings });
  expect(screen.getByLabelText('Title')).toHaveValue('Burn a tenth');
  await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  expect((await screen.findByText('we', undefined, slow)).tagName).toBe('STRONG');
  await userEvent.type(screen.getByLabelText('Choice 1'), 'Yes');
  await userEvent.type(screen.getByLabelText('Choice 2'), 'No');
  await userEvent.click(screen.getByRole('button', { name: 'Move up: choice 2' }));
  expect(screen.getByLabelText('Choice 1')).toHaveValue('No');
  expect(screen.getByLabelText('Start time').querySelectorAll('option')).toHaveLength(96);
  expect(screen.getAllByText(/ is .* UTC$/)).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign and publish' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Burn a tenth' }, slow)).toBeVisible();
  const post = asked.find(({ path }) => path === '/api/message');
  const { payload, type } = JSON.parse(String(post?.body.msg));
  expect(type).toBe('proposal');
  expect(payload).toMatchObject({ name: 'Burn a tenth', body: 'Shall **we**?', choices: ['No', 'Yes'] });
  expect(payload.start % 900).toBe(0);
  expect(keptForm.get()).toBeNull();
});

test('VOTE-17 without 10 MONEY at the snapshot nothing can be published', async () => {
  hub({ cakeBalance: '9', cakeVaultBalance: '0', cakeBnbLpBalance: '0', total: '9' });
  await open('/voting/proposal/create', { settings });
  expect(screen.getByText('A proposal needs 10 MONEY at the snapshot.')).toBeVisible();
  expect(await screen.findByText('MONEY farm', undefined, slow)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'Burn');
  await userEvent.type(screen.getByLabelText('Content'), 'All');
  await userEvent.type(screen.getByLabelText('Choice 1'), 'Yes');
  await userEvent.type(screen.getByLabelText('Choice 2'), 'No');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Not enough voting power' })).toBeVisible(), slow);
});

test('no entry of a snapshot becomes another block', async () => {
  hub();
  await open('/voting/proposal/create', { settings });
  await screen.findByRole('button', { name: 'Enter a title' }, slow);
  await tryNumberEntries(() => screen.getByRole('textbox', { name: 'Snapshot block' }), { decimals: 0 });
});
