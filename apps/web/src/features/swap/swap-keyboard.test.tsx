import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { swapScreens } from '../../../test/swap/swap-lab';

const { lab, open } = swapScreens();

/** Presses Tab until the focus is where it should be; fails when it comes round without having been there. */
async function tabTo(find: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (document.activeElement === find()) return;
    await userEvent.tab();
  }
  throw new Error('The focus never got there');
}

test('SWAP-003 SWAP-006 SWAP-018 SWAP-046 from the first key to the hash without a pointer', async () => {
  const before = await lab().balance('MONEY');
  await open();

  await tabTo(() => screen.getByRole('button', { name: /^To: ?BUSDC/ }));
  await userEvent.keyboard('{Enter}');
  const picker = within(await screen.findByRole('dialog', { name: 'Select a Token' }));
  const search = await picker.findByRole('combobox');
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('money');
  // Enter takes what the text finds, also before the list follows it.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^To: ?MONEY/ })).toBeInTheDocument());

  await tabTo(() => screen.getByRole('textbox', { name: 'From' }));
  await userEvent.keyboard('10');
  await tabTo(() => screen.getByRole('button', { name: 'Swap' }));
  await userEvent.keyboard('{Enter}');
  const review = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
  await tabTo(() => review.getByRole('button', { name: 'Confirm Swap' }));
  await userEvent.keyboard('{Enter}');
  expect(await review.findByText(/^0x[0-9a-f]{64}$/)).toBeInTheDocument();
  expect(await lab().balance('MONEY')).toBeGreaterThan(before);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('');
});
