import { readProfiles } from '@besc/sdk/profile/read-profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { accountAt, answerApi, apiUrl, startProfileLab } from '../../../test/profile/lab-profiles';
import { profileOverlay } from './profile-overlay';
import type { ProfilePlace } from './profile-place';

let lab: FaultLab;
let place: ProfilePlace;
beforeAll(async () => {
  ({ lab, place } = await startProfileLab());
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => profileOverlay.close());

test('PROF-10 the profile stands with its name, picture and team, and without the API with what the chain has', async () => {
  const account = accountAt(lab, 2);
  const picture = { collection: lab.account, tokenId: '1' };
  const rank = { global: '???', team: '???', volume: 0, next_rank: '???' };
  const time = '2026-01-01T00:00:00.000Z';
  const name = { username: 'CoinCarol', slug: 'coincarol', created_at: time, updated_at: time, leaderboard: rank };
  answerApi((path) => {
    if (path.startsWith('/api/users?')) {
      return { data: [{ address: account, username: 'CoinCarol', picture, teamId: 2 }] };
    }
    return path.startsWith('/api/users/') ? { address: account, ...name } : undefined;
  });
  const page = await open('/profile', { settings: { api: { url: apiUrl } } });
  expect(await screen.findByRole('heading', { name: '@CoinCarol' }, { timeout: 10_000 })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Fearsome Flippers' })).toHaveAttribute('href', '/teams/2');
  expect(screen.getByRole('img', { name: 'Profile picture' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/api\.example\/images\/items\/0x[0-9a-fA-F]{40}\/\d+\.webp$/),
  );
  await page.stop();
  answerApi(() => undefined);
  await open('/profile', { settings: { api: { url: apiUrl } } });
  expect(await screen.findByRole('link', { name: 'Fearsome Flippers' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '@CoinCarol' })).toBeNull();
});

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

test('ROUTE-37 the profile of an account leads to its page in the market, where its items and its medals stand', async () => {
  const user = userEvent.setup();
  const account = accountAt(lab, 1).toLowerCase();
  await open(`/profile/${account}`);
  expect(await screen.findByRole('list', { name: 'Items' }, { timeout: 10_000 })).toBeVisible();
  expect(window.location.pathname).toBe(`/nfts/profile/${account}`);
  await user.click(screen.getByRole('link', { name: 'Achievements' }));
  expect(await screen.findByRole('heading', { name: /^Achievements/ }, { timeout: 10_000 })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'MONEY Storm' })).toHaveAttribute('href', '/teams/1');
  expect(screen.queryByRole('button', { name: 'Pause Profile' })).toBeNull();
});

test('NFT-16 NFT-17 an item that is a picture says so and whose, under the name that lists give it', async () => {
  const owner = accountAt(lab, 1);
  const [known] = await readProfiles({ reader: lab.reader(), profile: place.profile, accounts: [owner] });
  if (known?.kind !== 'active') throw new Error('There is no picture');
  const { collection, tokenId } = known.picture;
  await open(`/nfts/collections/${collection}/${tokenId}`, { account: null });
  expect(await screen.findByText('Profile Pic', undefined, { timeout: 10_000 })).toBeVisible();
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByTitle(owner).closest('a')).toHaveAttribute(
      'href',
      `/nfts/profile/${owner.toLowerCase()}`,
    ),
  );
  expect(screen.getByRole('heading', { name: `Bunnies #${tokenId}` })).toBeVisible();
});
