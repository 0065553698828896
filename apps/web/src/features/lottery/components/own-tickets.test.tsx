import { openTickets, ticketPrize } from '@besc/domain/lottery/ticket-outcome';
import { testAddress } from '@besc/domain/test/address';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { tryNumberEntries } from '../../../../test/try-number-entries';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { OwnTickets } from './own-tickets';

const settings = makeSettings();
const place = {
  game: testAddress('0x01'),
  money: deployedToken(settings, 'money'),
  fromBlock: 1n,
};
const unit = 10n ** 18n;
const round = makeLotteryRound({
  status: 'claimable',
  finalNumber: 10_042,
  prizes: [0n, unit, 10n * unit, 1000n * unit],
  winners: [0n, 90n, 9n, 1n],
});
/** Every number once: ten thousand tickets; a hundred have won. */
const tickets = Array.from({ length: 10_000 }, (_, index) => {
  return { id: BigInt(index + 1), number: 10_000 + ((index * 7) % 10_000), claimed: false };
});
const open = openTickets(tickets, round);
const amounts = new Map(open.map((ticket) => [ticket.id, ticketPrize(ticket, round)]));
const own = { round, tickets, open, amounts, isPartly: false, isUnread: false };

test('a page of ten thousand tickets shows the winners first, a few at a time, and finds any of them', async () => {
  render(makePlace(<OwnTickets place={place} own={own} />));
  expect(await screen.findByText('10,000 tickets')).toBeVisible();
  expect(screen.getByText('100 won')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getAllByText(/^Won /)).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (9,988 left)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(132);
  expect(screen.getAllByText(/^Won /)).toHaveLength(100);
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a ticket by its first digits' }), '987');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a ticket by its first digits' }), '6');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('what is looked for is what was entered', async () => {
  render(makePlace(<OwnTickets place={place} own={{ ...own, tickets: tickets.slice(0, 50) }} />));
  await screen.findByText('50 tickets');
  await tryNumberEntries(() => screen.getByRole('textbox', { name: 'Find a ticket by its first digits' }), {
    decimals: 0,
  });
});

test('a prize has as many digits as the button that claims it', async () => {
  const prizes = [0n, unit, 10n * unit, 86_419_746n * 10n ** 14n] as const;
  const some = { ...own, round: { ...round, prizes }, tickets: open };
  render(makePlace(<OwnTickets place={place} own={some} />));
  expect(await screen.findByText('Won 8,641.97 MONEY')).toBeVisible();
});

test('LOT-42 tickets that could not be read are not called none', async () => {
  const unread = { round, tickets: [], open: [], amounts: new Map(), isPartly: true, isUnread: true };
  render(makePlace(<OwnTickets place={place} own={unread} />));
  expect(await screen.findByText('Error fetching data')).toBeVisible();
  expect(screen.queryByText(/tickets?$/)).toBeNull();
});
