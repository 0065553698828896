import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { tryNumberEntries } from '../../../../test/try-number-entries';
import { emptyForm, ticketForm } from '../ticket-form';
import { TicketCount } from './ticket-count';
import { TicketFields } from './ticket-fields';

function Count() {
  const [text, onText] = useState('');
  return (
    <TicketCount text={text} onText={onText} count={Number(text)} most={100} affordable={100} isDisabled={false} />
  );
}

function Fields() {
  const [form, dispatch] = useReducer(ticketForm, { ...emptyForm, tickets: [{ key: 1, digits: '' }] });
  return <TicketFields form={form} dispatch={dispatch} isDisabled={false} />;
}

test('no entry of a count of tickets becomes another count', async () => {
  render(<Count />, { wrapper: MakeEnglish });
  await tryNumberEntries(() => screen.getByRole('textbox', { name: 'Tickets' }), { decimals: 0 });
});

test('the digits of a ticket are what was entered, and a fifth is said', async () => {
  render(<Fields />, { wrapper: MakeEnglish });
  const digits = () => screen.getByRole('textbox', { name: 'Number of ticket 1' });
  await tryNumberEntries(digits, { decimals: 0 });
  await userEvent.type(digits(), '01234');
  expect(digits()).toHaveValue('01234');
  expect(digits()).toHaveAccessibleDescription(/“01234” is too long and was ignored\./);
});

test.each([
  [20, ['1', '10', '20']],
  [100, ['1', '10', '50']],
])('of at most %i tickets no button promises more', async (most, names) => {
  const onText = vi.fn();
  render(<TicketCount text="1" count={1} affordable={undefined} isDisabled={false} most={most} onText={onText} />, {
    wrapper: MakeEnglish,
  });
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
  expect(onText.mock.calls.map(([text]) => text)).toEqual(names);
  expect(screen.queryAllByRole('button', { name: /^\d+$/ })).toHaveLength(names.length);
});
