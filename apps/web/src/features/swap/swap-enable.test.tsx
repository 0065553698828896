import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { swapScreens } from '../../../test/swap/swap-lab';

const { open, lab } = swapScreens();

test('APPR-08 APPR-09 one token is being enabled; another one picked meanwhile is not', async () => {
  const [busdc, money] = [lab().token('BUSDC').address, lab().token('MONEY').address];
  // A wallet that never answers: what was asked of it goes on for ever.
  const wallet = { eth_sendTransaction: () => new Promise(() => undefined) };
  await open(`/swap?inputCurrency=${busdc}&outputCurrency=${money}&exactAmount=1`, { wallet });
  await userEvent.click(screen.getByRole('button', { name: 'Enable BUSDC' }));
  expect(await screen.findByRole('button', { name: /^Enabling/ })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Switch direction' }));
  expect(await screen.findByRole('button', { name: 'Enable MONEY' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('button', { name: /^Enabling/ })).toBeNull();
});
