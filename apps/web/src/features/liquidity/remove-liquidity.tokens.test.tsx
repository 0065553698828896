import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { labToken } from '../../../test/lab-token';
import { coinOf, liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import { tryNumberEntries } from '../../../test/try-number-entries';

const whole = 10n ** 18n;
const { lab, main, open } = liquidityScreens();
const button = (name: string) => main().findByRole('button', { name });

test('OPEN-13 less of an unknown token may arrive: that is said, also in the review, and nothing of it promised', async () => {
  const fresh = await labToken(lab(), 'STRANGE', 1_000n * whole);
  await lab().approve(await supply(lab(), [coinOf(lab()), 100n * whole], [fresh, 100n * whole]));
  const untold = /may take a fee on transfers/;
  await open(`/remove/BESC/${fresh.address}`);
  await userEvent.click(await button('50%'));
  expect(await screen.findByText(untold)).toHaveTextContent(/^STRANGE may take a fee/);
  await waitFor(async () => expect(await button('Remove')).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(await button('Remove'));
  const review = within(await screen.findByRole('dialog'));
  expect(review.getByText(untold)).toBeVisible();
  expect(review.getAllByText('At least')).toHaveLength(1);
});

test('what is no amount is none in any of the three fields', async () => {
  const fresh = await labToken(lab(), 'STRANGE', 1_000n * whole);
  await supply(lab(), [coinOf(lab()), 100n * whole], [fresh, 100n * whole]);
  await open(`/remove/BESC/${fresh.address}`);
  await button('Enter an amount');
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }));
  const isOpen = () => main().queryByRole('button', { name: 'Enter an amount' }) === null;
  for (const name of ['LP tokens', 'BESC', 'STRANGE']) {
    await tryNumberEntries(() => screen.getByRole('textbox', { name }), {}, isOpen);
  }
});
