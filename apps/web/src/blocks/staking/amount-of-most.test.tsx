import { parseAmount } from '@besc/domain/shared/amount';
import { nativeCoin } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { AmountOfMost } from './amount-of-most';

const currency = nativeCoin(2372);

function Field({ most }: { readonly most: bigint | undefined }) {
  const [text, onText] = useState('');
  const amount = parseAmount(text, currency.decimals);
  const labels = { label: 'Stake', stepsLabel: 'Part', name: 'amount', aside: null };
  return <AmountOfMost {...{ ...labels, currency, text, amount, most, onText }} isBusy={false} />;
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

test.each([undefined, 0n])('where the most is %s only the field takes an amount', async (most) => {
  render(makePlace(<Field most={most} />));
  expect(await screen.findByRole('button', { name: 'Max' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeEnabled();
});
