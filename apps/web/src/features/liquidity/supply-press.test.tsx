import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';

const { at, open } = liquidityScreens(async (lab) => {
  await lab.approve(lab.token('BUSDC').address);
});

/** Types and presses before the page has followed the typing. */
async function typeAndPress(text: string) {
  await open(`/add/BESC/${at('BUSDC')}?exactAmount=10`);
  const supply = await screen.findByRole('button', { name: 'Supply' });
  await eventually(() => expect(supply).not.toHaveAttribute('aria-disabled', 'true'));
  act(() => {
    fireEvent.change(screen.getByRole('textbox', { name: /^First token/ }), { target: { value: text } });
    fireEvent.click(supply);
  });
}

test('a press right after the last key is for the amount that was typed', async () => {
  await typeAndPress('20');
  expect(await screen.findByRole('dialog')).toHaveTextContent('BESC deposited20 BESC');
});

test('and does nothing when that amount cannot be supplied', async () => {
  await typeAndPress('200000000');
  expect(await screen.findByRole('button', { name: 'Insufficient BUSDC balance' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
