import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address } from '../../../test/address';
import { addReserve, pairOf } from '../../../test/lab-pairs';
import { giveAway } from '../../../test/liquidity/liquidity-lab';
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

test.each([
  ['Enable BUSDC', 'BUSDC', 'MONEY'],
  ['Unwrap', 'WBESC', 'BESC'],
])(
  '%s: of what no dialog tells, the words of a wallet that leaves a doubt stand below the button at once',
  async (name, from, to) => {
    const idOf = (symbol: string) => (symbol === 'BESC' ? symbol : lab().token(symbol).address);
    const wallet = { eth_sendTransaction: () => Promise.reject('Oh no') };
    await open(`/swap?inputCurrency=${idOf(from)}&outputCurrency=${idOf(to)}&exactAmount=1`, { wallet });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/^Your wallet said: Oh no/)).toBeVisible();
  },
);

test('APPR-02 APPR-08 what another account of the wallet is asked for keeps neither Enable nor Wrap shut', async () => {
  const wbesc = lab().token('WBESC').address;
  for (const symbol of ['BUSDC', 'WBESC']) await giveAway(lab(), lab().token(symbol), 10n ** 18n);
  const wallet = { eth_sendTransaction: () => new Promise(() => undefined) };
  const page = await open(`/swap?inputCurrency=${lab().token('BUSDC').address}&outputCurrency=${wbesc}&exactAmount=1`, {
    wallet,
  });
  const sends = () => page.wallet.calls.filter(({ method }) => method === 'eth_sendTransaction');
  const asked = (count: number) => waitFor(() => expect(sends()).toHaveLength(count));
  await userEvent.click(screen.getByRole('button', { name: 'Enable BUSDC' }));
  await asked(1);
  act(() => page.wallet.choose(lab().stranger));
  await userEvent.click(await screen.findByRole('button', { name: 'Enable BUSDC' }));
  await asked(2);
  expect(await screen.findByRole('button', { name: /^Enabling/ })).toBeVisible();
  await act(() => address.open(`/swap?inputCurrency=${wbesc}&outputCurrency=BESC&exactAmount=1`));
  await userEvent.click(await screen.findByRole('button', { name: 'Unwrap' }));
  await asked(3);
  act(() => page.wallet.choose(lab().account));
  await userEvent.click(await screen.findByRole('button', { name: 'Unwrap' }));
  await asked(4);
  expect(await screen.findByRole('button', { name: /^Confirm in your wallet/ })).toBeVisible();
});

test('SWAP-043 SWAP-110 what was picked while a wrap went through keeps the amount that stands there', async () => {
  await lab().chain.setAutomine(false);
  await open(`/swap?inputCurrency=BESC&outputCurrency=${lab().token('WBESC').address}&exactAmount=5`);
  await userEvent.click(await screen.findByRole('button', { name: 'Wrap' }));
  await waitFor(() => expect(lab().records()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Switch direction' }));
  expect(await screen.findByRole('button', { name: /^Transaction Submitted/ })).toBeVisible();
  await lab().chain.setAutomine(true);
  await lab().chain.mine();
  expect(await screen.findByRole('button', { name: /^(Unwrap|Enter an amount)$/ })).toHaveTextContent('Unwrap');
  expect(screen.getByRole('textbox', { name: /^To/ })).toHaveValue('5');
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
