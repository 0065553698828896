import { addressOf } from '@besc/contracts/deploy/address-of';
import { makeSettings } from '@besc/wire/test/make-settings';
import { RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeTestRouter } from '../../../test/make-test-router';
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
  const router = makeTestRouter(url, { '/swap': Form });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('button', { name: 'pick' });
  return router;
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('SWAP-007 an opened recipient field stays open', async () => {
  const router = await open('/swap');
  await press('recipient');
  await waitFor(() => expect(state().recipient).toBe(''));
  await press('pick');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ outputCurrency: money }));
  expect(state().recipient).toBe('');
});

test('SWAP-023 a pick is written to the address at once, an amount when typing rests, digit by digit', async () => {
  const router = await open('/swap');
  await press('pick');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ outputCurrency: money }));
  await press('type');
  expect(state().typedValue).toBe('1.50');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ exactAmount: '1.50', exactField: 'input' }));
  expect(state()).toMatchObject({ typedValue: '1.50', output: money });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('SWAP-026 a recipient of a link is known as such, and an address from outside replaces the form', async () => {
  const router = await open(`/swap?recipient=${money.toLowerCase()}`);
  expect(state()).toMatchObject({ recipient: money, linkRecipient: money });
  await act(() => router.navigate({ to: '/swap', search: { exactAmount: '7' } as never }));
  await waitFor(() => expect(state()).toMatchObject({ typedValue: '7' }));
  expect(changed).toHaveBeenCalledOnce();
  expect(state().recipient).toBeUndefined();
});

test('SWAP-041 what ends late acts on the form as it is then, not as it was', async () => {
  const router = await open(`/swap?inputCurrency=BESC&outputCurrency=${money}&exactAmount=7`);
  await press('switch');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ inputCurrency: money, exactAmount: '7' }));
  await press('end of an old transaction');
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('exactAmount'));
  expect(state()).toMatchObject({ input: money, output: 'BESC', typedValue: '' });
});

test('SWAP-041 two switches faster than the address leave form and address at the same pair', async () => {
  const router = await open(`/swap?inputCurrency=BESC&outputCurrency=${money}`);
  const written: string[] = [];
  router.history.subscribe(({ location }) =>
    written.push(new URLSearchParams(location.search).get('inputCurrency') ?? ''),
  );
  act(() => {
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByRole('button', { name: 'switch' }));
  });
  await waitFor(() => expect(written).toEqual([money, 'BESC']));
  expect(state()).toMatchObject({ input: 'BESC', output: money });
});
