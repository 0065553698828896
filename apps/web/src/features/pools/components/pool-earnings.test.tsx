import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { PoolEarnings } from './pool-earnings';

test('what could not be loaded stays so while it is asked for once more: the button says that, and does not go away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No answer')));
  render(makePlace(<PoolEarnings rows={[]} account={checksumAddress(`0x${'55'.repeat(20)}`)} />));
  const failure = await screen.findByText('What you have earned could not be loaded');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(failure).toBeVisible();
});
