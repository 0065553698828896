import { betSumsShape } from '@besc/domain/prediction/prediction-rows';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { LeaderboardScreen } from './leaderboard.screen';

const base = makeSettings();
const at = (end: string) => ({ address: checksumAddress(`0x${end.padStart(40, '0')}`), startBlock: 1 });
const settings = {
  ...base,
  contracts: { ...base.contracts, prediction: { game: at('a1') }, oracle: { prices: at('a2') } },
};
const addressAt = (place: number) => `0x${(0x1000 + place).toString(16).padStart(40, '0')}`;
const sums = sentRow(betSumsShape, {
  totalBets: 12,
  wonBets: 6,
  decidedBets: 10,
  winRate: 6000,
  averageAmount: '1',
  totalAmount: `${10n ** 18n}`,
  netAmount: `${10n ** 17n}`,
});
/** `moved`: by so many places the accounts already read have gone down since. */
const index = { count: 25, answers: true, moved: 0 };
const asked: { query: string; variables: { skip?: number; period?: string; id?: string } }[] = [];
/** Has bet twelve times in all, thrice this week and not today. */
const player = `0x${'cd'.repeat(20)}`;

function recordOf(id = '') {
  if (id === player) return { ...sums, id };
  return id.startsWith('7d-') && id.endsWith(player) ? { ...sums, userId: player, totalBets: 3 } : null;
}

beforeEach(() => {
  Object.assign(index, { count: 25, answers: true, moved: 0 });
  asked.length = 0;
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (!index.answers) throw new TypeError('The index is down');
    const request = JSON.parse(init?.body ?? '{}') as (typeof asked)[number];
    if (!request.query.includes('page:')) return Response.json({ data: { row: recordOf(request.variables.id) } });
    asked.push(request);
    const { skip = 0 } = request.variables;
    const name = request.query.includes('userId') ? 'userId' : 'id';
    const rows = Array.from({ length: Math.max(0, Math.min(20, index.count - skip)) }, (_row, at) => ({
      ...sums,
      [name]: addressAt(skip + at - index.moved),
    }));
    return Response.json({ data: { page: { items: rows } } });
  });
});

const show = () => render(makePlace(<LeaderboardScreen />, { settings }));
const places = async () => {
  await screen.findAllByText(/^0x/);
  return screen.getAllByRole('listitem').length;
};

test('PRED-13 PRED-14 PRED-43 at first all of time by net winnings; before, that it is being read', async () => {
  show();
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(await places()).toBe(20);
  expect(asked.at(-1)?.query).toContain('predictionUsers(');
  expect(asked.at(-1)?.query).toContain('orderBy: "netAmount"');
});

test('PRED-15 PRED-46 twenty more at a press, until a page is not full', async () => {
  show();
  expect(await places()).toBe(20);
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(async () => expect(await places()).toBe(25));
  expect(asked.at(-1)?.variables.skip).toBe(20);
  expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
});

test('PRED-15 who has changed places between the reads of two pages stands there once', async () => {
  show();
  expect(await places()).toBe(20);
  index.moved = 2;
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(() => expect(asked.at(-1)?.variables.skip).toBe(20));
  await waitFor(async () => expect(await places()).toBe(23));
});

test('PRED-44 PRED-45 another period or order begins at the first row, and has more again', async () => {
  show();
  await places();
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(async () => expect(await places()).toBe(25));
  await userEvent.click(screen.getByText('Today'));
  await waitFor(() => expect(asked.at(-1)?.variables.period).toMatch(/^1d-\d+$/));
  expect(asked.at(-1)?.variables.skip).toBe(0);
  await waitFor(async () => expect(await places()).toBe(20));
  expect(screen.getByRole('button', { name: 'View more' })).toBeVisible();
});

test('what decides the order stands in each row, by its name', async () => {
  show();
  await places();
  expect(screen.getAllByText('Total bet', { exact: false })).toHaveLength(20);
  for (const [order, name, value] of [
    ['Average bet', /^Average bet/, '0.000000000000000001'],
    ['Rounds Played', /^Rounds Played/, '12'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rank By' }), order);
    const [first] = await screen.findAllByText(name, { selector: 'li > span' });
    expect(first).toHaveTextContent(value);
  }
});

test('without an index it says so, and can be tried again; with no account in it, that too', async () => {
  index.answers = false;
  show();
  expect(await screen.findByText('The leaderboard isn’t available right now.')).toBeVisible();
  Object.assign(index, { answers: true, count: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No results found.')).toBeVisible();
});

test('an address that never bet is told so, what is none is told as that, and the list stays', async () => {
  show();
  await places();
  const field = screen.getByRole('textbox', { name: 'Address or name' });
  for (const text of ['0x12', 'vitalik', `0x${'g'.repeat(40)}`, '<b>0x</b>']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(screen.queryByText('Look up an address')).toBeNull();
    expect(await screen.findByText('Enter a valid wallet address or name.')).toBeVisible();
  }
  for (const [text, problem] of [
    [player.replace('c', 'C'), /its checksum doesn’t match/],
    ['alice.besc', /^This network has no name service/],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.queryByText('Look up an address')).toBeNull();
  }
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(`0x${'ab'.repeat(20)}`);
  expect(await screen.findByText('Look up an address')).toBeVisible();
  expect(await screen.findByText('This address hasn’t played yet.')).toBeVisible();
  expect(await places()).toBeGreaterThanOrEqual(20);
});

test('the record of an address is of the chosen time, like the rows below it', async () => {
  render(makePlace(<LeaderboardScreen />, { settings, url: `/leaderboard?address=${player}` }));
  const played = async () => (await screen.findByText('Rounds Played', { selector: 'dt' })).closest('div');
  expect(await played()).toHaveTextContent(/12$/);
  await userEvent.click(screen.getByText('This week'));
  await waitFor(async () => expect(await played()).toHaveTextContent(/3$/));
  await userEvent.click(screen.getByText('Today'));
  expect(await screen.findByText('No results found.')).toBeVisible();
  expect(screen.queryByText('This address hasn’t played yet.')).toBeNull();
});
