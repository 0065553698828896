import { addressOf } from '@besc/contracts/deploy/address-of';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSwapScreen, testAccount, testPairOf, testSettings } from '../../../test/swap/make-swap-screen';

const pair = testPairOf(
  [addressOf(testSettings, 'tokens', 'wbesc'), testSettings.tokens.busdc.address],
  [1_000_000n, 100_000n],
);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Types and presses before the page has followed the typing. */
function typeAndPress(text: string) {
  act(() => {
    fireEvent.change(screen.getByRole('textbox', { name: /^From/ }), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  });
}

test('a press right after the last key is for the amount that was typed', async () => {
  await makeSwapScreen({ account: testAccount, pairs: [pair], url: '/swap?exactAmount=10' });
  typeAndPress('20');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('20').length).toBeGreaterThan(0);
  expect(within(dialog).queryByText('10')).toBeNull();
});

test('and does nothing when that amount cannot be swapped', async () => {
  await makeSwapScreen({ account: testAccount, pairs: [pair], url: '/swap?exactAmount=10' });
  typeAndPress('2000');
  expect(await screen.findByText('Insufficient BESC balance')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
