import { addressOf } from '@besc/contracts/deploy/address-of';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { address } from '../../../test/address';
import { makePage } from '../../../test/make-page';
import { useSwapForm } from './use-swap-form';

const settings = makeSettings();
const money = addressOf(settings, 'tokens', 'money');

const changed = vi.fn();
beforeEach(() => changed.mockClear());

function Form() {
  const { state, act, linkRecipient, onChange } = useSwapForm(settings);
  onChange.current = changed;
  const [firstAct] = useState(() => act);
  return (
    <>
      <output>{JSON.stringify({ ...state, linkRecipient })}</output>
      <button type="button" onClick={() => act({ kind: 'set-recipient', recipient: '' })}>
        recipient
      </button>
      <button type="button" onClick={() => act({ kind: 'select-currency', field: 'output', currency: money })}>
        pick
      </button>
      <button type="button" onClick={() => act({ kind: 'type', field: 'input', text: '1.50' })}>
        type
      </button>
      <button type="button" onClick={() => act({ kind: 'switch' })}>
        switch
      </button>
      <button type="button" onClick={() => firstAct({ kind: 'type', field: 'input', text: '' })}>
        end of an old transaction
      </button>
    </>
  );
}

async function open(url: string) {
  render(makePage(url, { '/swap': Form }));
  await screen.findByRole('button', { name: 'pick' });
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('SWAP-007 an opened recipient field stays open', async () => {
  await open('/swap');
  await press('recipient');
  await waitFor(() => expect(state().recipient).toBe(''));
  await press('pick');
  await waitFor(() => expect(address.query()).toMatchObject({ outputCurrency: money }));
  expect(state().recipient).toBe('');
});

test('SWAP-023 a pick is written to the address at once, an amount when typing rests, digit by digit', async () => {
  await open('/swap');
  await press('pick');
  await waitFor(() => expect(address.query()).toMatchObject({ outputCurrency: money }));
  await press('type');
  expect(state().typedValue).toBe('1.50');
  await waitFor(() => expect(address.query()).toMatchObject({ exactAmount: '1.50', exactField: 'input' }));
  expect(state()).toMatchObject({ typedValue: '1.50', output: money });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('SWAP-026 a recipient of a link is known as such, and an address from outside replaces the form', async () => {
  await open(`/swap?recipient=${money.toLowerCase()}`);
  expect(state()).toMatchObject({ recipient: money, linkRecipient: money });
  await act(() => address.open('/swap?exactAmount=7'));
  await waitFor(() => expect(state()).toMatchObject({ typedValue: '7' }));
  expect(changed).toHaveBeenCalledOnce();
  expect(state().recipient).toBeUndefined();
});

test('SWAP-041 what ends late acts on the form as it is then, not as it was', async () => {
  await open(`/swap?inputCurrency=BESC&outputCurrency=${money}&exactAmount=7`);
  await press('switch');
  await waitFor(() => expect(address.query()).toMatchObject({ inputCurrency: money, exactAmount: '7' }));
  await press('end of an old transaction');
  await waitFor(() => expect(address.query()).not.toHaveProperty('exactAmount'));
  expect(state()).toMatchObject({ input: money, output: 'BESC', typedValue: '' });
});

test('SWAP-041 two switches faster than the address leave form and address at the same pair', async () => {
  await open(`/swap?inputCurrency=BESC&outputCurrency=${money}`);
  const written: string[] = [];
  const note = () => written.push(address.query().inputCurrency ?? '');
  window.addEventListener('replaceState', note);
  act(() => {
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByRole('button', { name: 'switch' }));
  });
  await waitFor(() => expect(written).toEqual([money, 'BESC']));
  expect(state()).toMatchObject({ input: 'BESC', output: money });
  window.removeEventListener('replaceState', note);
});
