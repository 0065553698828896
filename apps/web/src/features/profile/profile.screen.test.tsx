import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { startProfileLab } from '../../../test/profile/lab-profiles';
import { profileOverlay } from './profile-overlay';

let lab: FaultLab;
beforeAll(async () => {
  ({ lab } = await startProfileLab());
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => profileOverlay.close());

test('PROF-05 PROF-52 the gift of day one is offered with its refund of 4 MONEY, paid to the wei, and then gone', async () => {
  const user = userEvent.setup();
  const before = await lab.balance('MONEY');
  await open('/profile');
  const offer = await screen.findByText('Gift of day one', undefined, { timeout: 10_000 });
  expect(offer.parentElement).toHaveTextContent(/so a part of its cost comes back: 4 MONEY/);
  await user.click(screen.getByRole('button', { name: 'Claim the gift' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('Refund')).closest('dl')).toHaveTextContent(/^Refund4 MONEY/);
  await user.click(await dialog.findByRole('button', { name: 'Claim' }));
  await waitFor(async () => expect((await lab.balance('MONEY')) - before).toBe(4n * 10n ** 18n), { timeout: 10_000 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim the gift', hidden: true })).toBeNull(), {
    timeout: 10_000,
  });
});
