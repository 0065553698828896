import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { swapScreens } from '../../../../test/swap/swap-lab';

const { lab, open } = swapScreens();

type Page = Awaited<ReturnType<typeof open>>;

/** How often the wallet was asked to send. */
const asked = ({ wallet }: Page) => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unanswered = { eth_sendTransaction: () => new Promise(() => undefined) };

/** Confirms a swap of 10 BESC, and closes the dialog once it says this of it. */
async function confirmAndClose(page: Page, words: string): Promise<void> {
  await press('Swap');
  const box = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
  await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
  await box.findByText(words);
  await userEvent.click(box.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(page)).toBe(1);
}

test('what may have been sent is not sent again from the form, unless it is no longer looked for', async () => {
  const page = await open('/swap?exactAmount=10', { wallet: { eth_sendTransaction: () => 'perhaps' } });
  await confirmAndClose(page, 'Not known yet');
  await userEvent.click(await screen.findByRole('button', { name: 'Not known yet' }));
  const from = screen.getByRole('textbox', { name: /^From/ });
  await userEvent.type(from, '0');
  expect(await screen.findByRole('button', { name: 'Swap' })).not.toHaveAttribute('aria-busy');
  await userEvent.clear(from);
  await userEvent.type(from, '10');
  await screen.findByRole('button', { name: 'Not known yet' });
  await press('Stop checking');
  await screen.findByRole('button', { name: 'Swap' });
  expect(asked(page)).toBe(1);
});

test('what the wallet sends after its dialog was closed leaves the form empty', async () => {
  let answer = () => {};
  const asks = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await open('/swap?exactAmount=10', {
    wallet: {
      async eth_sendTransaction({ params }) {
        await asks;
        return await lab().chain.rpc.request('eth_sendTransaction', params as unknown[]);
      },
    },
  });
  await confirmAndClose(page, 'Waiting For Confirmation');
  await screen.findByRole('button', { name: 'Confirm in your wallet' });
  answer();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue(''));
});

test('what the wallet has not answered yet is not asked for again by the page that is reopened', async () => {
  const wbesc = lab().token('WBESC').address;
  const address = `/swap?inputCurrency=BESC&outputCurrency=${wbesc}&exactAmount=5`;
  const before = await open(address, { wallet: unanswered });
  await press('Wrap');
  await waitFor(() => expect(asked(before)).toBe(1));
  const page = await open(address, { wallet: unanswered });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm in your wallet' }));
  expect(asked(page)).toBe(0);
});
