import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { swapScreens } from '../../../test/swap/swap-lab';

const { open } = swapScreens();

/** Types and presses before the page has followed the typing. */
function typeAndPress(text: string) {
  act(() => {
    fireEvent.change(screen.getByRole('textbox', { name: /^From/ }), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  });
}

test('a press right after the last key is for the amount that was typed', async () => {
  await open('/swap?exactAmount=10');
  typeAndPress('20');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('20').length).toBeGreaterThan(0);
  expect(within(dialog).queryByText('10')).toBeNull();
});

test('and does nothing when that amount cannot be swapped', async () => {
  await open('/swap?exactAmount=10');
  typeAndPress('2000');
  expect(await screen.findByText('Insufficient BESC balance')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
