import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addReserve, pairOf } from '../../../test/lab-pairs';
import { swapScreens } from '../../../test/swap/swap-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

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

test('APPR-08 an exact approval of an amount that is computed leaves room for what it may be in the next blocks', async () => {
  const [busdc, money] = [lab().token('BUSDC'), lab().token('MONEY')];
  preferencesStore.setState({ userApprovalAmount: 'exact' });
  await open(`/swap?inputCurrency=${busdc.address}&outputCurrency=${money.address}&exactAmount=100&exactField=output`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enable BUSDC' }));
  expect(await screen.findByRole('button', { name: 'Enabled' })).toBeVisible();
  // The price rises by a tenth of a percent.
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^From/ });
  const before = input.value;
  const pair = pairOf(lab(), busdc.address, money.address);
  await addReserve(lab(), pair, [busdc, 1_000n * 10n ** BigInt(busdc.decimals)]);
  await waitFor(() => expect(Number(input.value)).toBeGreaterThan(Number(before)));
  expect(screen.getByRole('button', { name: 'Swap' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Enable BUSDC' })).toBeNull();
});
