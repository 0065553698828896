import { parseAmount } from '@besc/domain/shared/amount';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { makeToken } from '../../../test/make-token';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { AmountOfMost } from './amount-of-most';

const coin = nativeCoin(2372);

function Field({ most, currency = coin }: { readonly most: bigint | undefined; readonly currency?: Currency }) {
  const [text, onText] = useState('');
  const amount = parseAmount(text, currency.decimals);
  const labels = { label: 'Stake', stepsLabel: 'Part', name: 'amount', aside: null };
  return (
    <AmountOfMost
      {...labels}
      currency={currency}
      text={text}
      amount={amount}
      most={most}
      onText={onText}
      isBusy={false}
    />
  );
}

test('POOL-082 what is typed moves the slider, and its steps write the amount', async () => {
  render(makePlace(<Field most={10n ** 19n} />));
  const field = await screen.findByRole('textbox', { name: 'Stake' });
  await userEvent.type(field, '2.5');
  expect(screen.getByTestId('percent')).toHaveTextContent('25%');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field).toHaveValue('10');
  expect(screen.getByTestId('percent')).toHaveTextContent('100%');
});

test('POOL-044 of a few whole units the slider goes on by one percent, whatever amount that is', async () => {
  render(makePlace(<Field most={12n} currency={{ ...makeToken('STAMP'), decimals: 0 }} />));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Part' });
  const field = screen.getByRole('textbox', { name: 'Stake' });
  // As the browser does for an arrow key.
  const step = () => fireEvent.change(slider, { target: { value: String(Number(slider.value) + 1) } });
  for (let percent = 1; percent <= 9; percent += 1) {
    step();
    expect(slider).toHaveValue(String(percent));
  }
  expect(field).toHaveValue('1');
  // What is typed moves it by what it is, also where it was chosen before.
  await userEvent.type(field, '{Backspace}6');
  expect(slider).toHaveValue('50');
  await userEvent.type(field, '{Backspace}1');
  expect(slider).toHaveValue('8');
});

test('a part of a token with more decimals than a field has room for is what it can say of it', async () => {
  render(makePlace(<Field most={130n} currency={{ ...makeToken('FINE'), decimals: 78 }} />));
  await userEvent.click(await screen.findByRole('button', { name: '50%' }));
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue(`0.${'0'.repeat(76)}6`);
  expect(screen.getByTestId('percent')).toHaveTextContent('50%');
});

test.each([undefined, 0n])('where the most is %s only the field takes an amount', async (most) => {
  render(makePlace(<Field most={most} />));
  expect(await screen.findByRole('button', { name: 'Max' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeEnabled();
});

test('no entry becomes another number', async () => {
  render(makePlace(<Field most={10n ** 19n} />));
  await tryNumberEntries(await screen.findByRole('textbox', { name: 'Stake' }).then((field) => () => field), {});
});
