import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Trader } from '@besc/domain/competition/rank-traders';
import { registerCall } from '@besc/sdk/competition/competition-calls';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keccak256, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCompetitionIndex } from '../../../test/competition/answer-competition-index';
import { competitionActs } from '../../../test/competition/competition-acts';
import { eventually } from '../../../test/eventually';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { startProfileLab } from '../../../test/profile/lab-profiles';
import { competitionOverlay } from './competition-overlay';

let lab: FaultLab;
let acts: ReturnType<typeof competitionActs>;
beforeAll(async () => {
  ({ lab } = await startProfileLab());
  acts = competitionActs(lab);
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => competitionOverlay.close());

const path = '/trading-competition';
const answerIndex = (traders: readonly Trader[]) => answerCompetitionIndex(lab, traders);

const phaseNow = () => screen.getByRole('list', { name: 'Phases' }).querySelector('[aria-current=step]')?.textContent;

test('before the first competition the page says that there is none', async () => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading competition' })).toBeVisible();
  expect(await screen.findByText('No competition yet')).toBeVisible();
});

test('COMP-01 COMP-09 who has no active profile is told to set one up', async () => {
  await acts.begin();
  await open(path, { account: lab.owner });
  expect(await screen.findByText(/^An active profile is needed to join/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up your profile' })).toHaveAttribute('href', '/create-profile');
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});

test('COMP-01 COMP-08 COMP-10 one registers for the team of the profile, before the battle', async () => {
  await acts.begin();
  const user = userEvent.setup();
  await open(path);
  await eventually(() => expect(phaseNow()).toMatch(/^Registration/));
  await user.click(await screen.findByRole('button', { name: 'Register now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Register' }));
  await eventually(async () => expect((await acts.stats(lab.account))[2]).toBe(true));
  expect((await acts.stats(lab.account))[1]).toBe(2n);
  expect(await screen.findByText('Trades in the eligible pairs count while the battle is open.')).toBeVisible();
  expect(screen.getByText(/for the registered account that signs them, while the battle is open\./)).toBeVisible();
  await eventually(() => expect(screen.getByText('Rank in the team')).toBeVisible());
  // There is no index: what it would tell is said to be missing.
  await eventually(() => expect(screen.getByText(/^The index is not responding/)).toBeVisible());
});

test('COMP-03 COMP-15 prizes stand by team and tier, the better tier first', async () => {
  await acts.begin();
  await open(path, { account: null });
  const table = await screen.findByRole('table', { name: 'Prizes by team' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  expect(rows.map((row) => /^(Gold|Silver|Bronze|Purple|Teal)/.exec(row)?.[0])).toEqual([
    ...['Gold', 'Silver', 'Bronze', 'Purple', 'Teal'],
  ]);
  expect(rows[0]).toMatch(/500 MONEY50 points.*499 MONEY50 points.*498 MONEY50 points/);
  expect(screen.getByText('Connect a wallet to take part and to see your rank.')).toBeVisible();
});

test('COMP-02 COMP-08 ranks stand among all and in the team, with what counts of the own trades', async () => {
  await acts.begin();
  await acts.become('open');
  await acts.send(lab.account, registerCall(acts.contract(), 1));
  answerIndex(acts.traders());
  const user = userEvent.setup();
  await open(path);
  await eventually(() => expect(phaseNow()).toMatch(/^Battle/));
  const figure = (label: string) => screen.getByText(label).closest('div')?.textContent;
  await eventually(() => expect(figure('Rank among all')).toBe('Rank among all2'));
  expect(figure('Rank in the team')).toBe('Rank in the team1');
  const ranks = screen.getByRole('region', { name: 'Ranks' });
  await eventually(() => expect(within(ranks).getAllByRole('listitem')).toHaveLength(3));
  // All, then the teams by their ids.
  await user.click(within(ranks).getAllByRole('radio')[2] as HTMLElement);
  await eventually(() => expect(within(ranks).getAllByRole('listitem')).toHaveLength(2));
  expect(within(ranks).getAllByRole('listitem')[0]).toHaveTextContent(/Gold.*600/);
  await eventually(() =>
    expect(screen.getByRole('table', { name: 'Your trades that count' })).toHaveTextContent('$75'),
  );
});

test('COMP-02 COMP-14 ranks go on page by page', async () => {
  await acts.begin();
  const many = Array.from({ length: 60 }, (_, index): Trader => {
    const account = checksumAddress(`0x${String(index + 1).padStart(40, '0')}`);
    return { account, teamId: 1 + (index % 3), volume: acts.usd(1000 - index) };
  });
  answerIndex(many);
  const user = userEvent.setup();
  await open(path);
  const ranks = within(await screen.findByRole('region', { name: 'Ranks' }));
  await eventually(() => expect(ranks.getAllByRole('listitem')).toHaveLength(50));
  await user.click(ranks.getByRole('button', { name: 'Load more' }));
  await eventually(() => expect(ranks.getAllByRole('listitem')).toHaveLength(60));
  expect(ranks.getAllByRole('listitem')[59]).toHaveTextContent(/^60.*941/);
  expect(ranks.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('COMP-04 an old competition is reached, and the page says where prizes wait', async () => {
  await acts.fight();
  await acts.publish(acts.traders());
  for (let count = 0; count < 7; count += 1) await acts.make();
  answerIndex(acts.traders());
  const user = userEvent.setup();
  await open(path);
  const shown = () =>
    within(screen.getByRole('navigation', { name: 'Competitions' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await eventually(() => expect(shown()).toEqual(['#8', '#7', '#6', '#5', '#4', '#3', 'Older']));
  const notice = await screen.findByText('Prizes of yours wait in other competitions.');
  await user.click(within(notice.parentElement as HTMLElement).getByRole('link', { name: '#1' }));
  expect(await screen.findByRole('button', { name: 'Claim prize' })).toBeVisible();
  await eventually(() => expect(shown()).toEqual(['Newer', '#2', '#1']));
  expect(screen.queryByText('Prizes of yours wait in other competitions.')).toBeNull();
});

test.each(['99', '0', 'x'])('a competition that is not there is not shown as another one: %s', async (number) => {
  await acts.begin();
  await open(`${path}?number=${number}`);
  expect(await screen.findByText(`There is no competition ${number}.`)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Phases' })).toBeNull();
});

test('COMP-13 a result without trades is checked like any other', async () => {
  await acts.begin();
  await acts.become('open');
  await acts.send(lab.account, registerCall(acts.contract(), 1));
  await acts.become('close');
  await acts.publish([]);
  answerIndex([]);
  const user = userEvent.setup();
  await open(path);
  await eventually(() => expect(phaseNow()).toMatch(/^Claim/));
  await user.click(await screen.findByRole('button', { name: 'Check the result' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The trades give the result that the chain has.')).toBeVisible();
});

test('COMP-04 COMP-08 COMP-11 COMP-12 a prize is claimed by a proof of the result that was computed again', async () => {
  await acts.fight();
  answerIndex(acts.traders());
  const user = userEvent.setup();
  await open(path);
  await eventually(() => expect(phaseNow()).toMatch(/^Calculating/));
  await acts.publish(acts.traders());
  await user.click(await screen.findByRole('button', { name: 'Claim prize' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The trades give the result that the chain has.')).toBeVisible();
  // The team with the most volume is the second one.
  await eventually(() => expect(dialog.getByText('You receive').closest('div')).toHaveTextContent('500 MONEY'));
  const before = await lab.balance('MONEY');
  await user.click(await dialog.findByRole('button', { name: 'Claim' }));
  await eventually(async () => expect(await lab.balance('MONEY')).toBe(before + parseEther('500')));
  expect((await acts.stats(lab.account))[3]).toBe(true);
  await eventually(() => expect(phaseNow()).toMatch(/^Claimed/));
});

test('COMP-04 COMP-12 what could not be given with the MONEY is claimed later', async () => {
  const pointRole = (functionName: 'grantRole' | 'revokeRole') =>
    acts.send(
      acts.timelock(),
      contractCall({
        address: addressOf(lab.settings, 'profile', 'profile'),
        abi: profileAbi,
        functionName,
        args: [keccak256(toHex('POINT_ROLE')), acts.contract()],
      }),
    );
  await acts.fight();
  await acts.publish(acts.traders());
  await pointRole('revokeRole');
  answerIndex(acts.traders());
  const user = userEvent.setup();
  await open(path);
  const dialog = async (opener: string) => {
    await user.click(await screen.findByRole('button', { name: opener }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await dialog('Claim prize');
  await user.click(await first.findByRole('button', { name: 'Claim' }));
  expect(await screen.findByText(/^The MONEY is paid\. Points or collectible/)).toBeVisible();
  await eventually(() => expect(phaseNow()).toMatch(/^Claim(?!ed)/));
  const before = await lab.balance('MONEY');
  const later = await dialog('Claim the rest');
  await eventually(() => expect(later.getByText('Points').closest('div')).toHaveTextContent('50'));
  await pointRole('grantRole');
  await user.click(await later.findByRole('button', { name: 'Claim' }));
  await eventually(() => expect(phaseNow()).toMatch(/^Claimed/));
  expect(await lab.balance('MONEY')).toBe(before);
  expect(screen.queryByRole('button', { name: 'Claim the rest' })).toBeNull();
});

test('COMP-04 nothing is claimed by a result that the trades do not give', async () => {
  await acts.fight();
  await acts.publish(acts.traders());
  answerIndex(acts.traders().map((trader, index) => (index === 1 ? { ...trader, volume: acts.usd(1) } : trader)));
  const user = userEvent.setup();
  await open(path);
  await user.click(await screen.findByRole('button', { name: 'Claim prize' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^The trades give another result than the chain has/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'The list is not the chain’s' })).toHaveAttribute('aria-disabled');
});
