import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { squadAbi } from '@besc/contracts/abi/squad';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { readProfiles } from '@besc/sdk/profile/read-profiles';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { accountAt, answerApi, apiUrl, startProfileLab } from '../../../test/profile/lab-profiles';
import { refuses, replaceFunction } from '../../../test/replace-function';
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

const api = { api: { url: apiUrl } };
const wait = { timeout: 10_000 };

test('PROF-50 that the costs could not be read is said, and no sum is made of what is known', async () => {
  await replaceFunction(lab.chain, place.profile, 'function numberMoneyToRegister()', refuses);
  await open('/create-profile', { account: accountAt(lab, 0) });
  expect(await screen.findByText('Could not retrieve MONEY costs for profile', undefined, wait)).toBeVisible();
  expect(screen.queryByText('10')).toBeNull();
});

test('PROF-30 a name that cannot be verified is told as such, and the profile can be made all the same', async () => {
  const user = userEvent.setup();
  const asked = answerApi(() => undefined);
  // Account 4 has a profile and no name.
  await open('/create-profile?name=NewName1', { account: accountAt(lab, 4), settings: api });
  expect(await screen.findByText('Unable to verify username', undefined, wait)).toBeVisible();
  expect(asked).toContain('/api/users/valid/NewName1');
  const field = screen.getByRole('textbox', { name: 'Username' });
  await user.clear(field);
  await waitFor(() => expect(screen.queryByText('Unable to verify username')).toBeNull());
});

test('PROF-27 PROF-28 a name in letters that only look like others is refused before anything is asked', async () => {
  const asked = answerApi(() => undefined);
  await open(`/create-profile?name=${encodeURIComponent('BunnyB\u0430ron')}`, {
    account: accountAt(lab, 4),
    settings: api,
  });
  expect(await screen.findByText('No spaces or special characters', undefined, wait)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/users/valid'))).toEqual([]);
});

test('a picture that was sold in another tab while it is chosen is no choice any more', async () => {
  const user = userEvent.setup();
  const account = accountAt(lab, 1);
  await open('/profile', { account });
  await user.click(await screen.findByRole('button', { name: 'Change Profile Picture' }, wait));
  const dialog = within(await screen.findByRole('dialog', undefined, wait));
  const pictures = await dialog.findAllByRole('radio', undefined, wait);
  const [sold] = pictures;
  if (sold === undefined) throw new Error('there is no picture');
  const name = sold.closest('label')?.textContent ?? '';
  await user.click(sold);
  expect(await dialog.findByRole('button', { name: 'Confirm' }, wait)).not.toHaveAttribute('aria-disabled');
  const args = [account, accountAt(lab, 9), BigInt(name.split('#')[1] ?? '')] as const;
  const data = encodeFunctionData({ abi: bunniesAbi, functionName: 'transferFrom', args });
  await lab.chain.send({ from: account, to: place.bunnies, data, gas: '0x1e8480' });
  await lab.chain.mine(12);
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(pictures.length - 1), wait);
  expect(dialog.getByRole('button', { name: 'Choose a collectible' })).toHaveAttribute('aria-disabled', 'true');
});

test('PROF-31 an account that holds only a portrait of the Squad makes its profile with it', async () => {
  const user = userEvent.setup();
  const account = accountAt(lab, 0);
  const squad = addressOf(lab.settings, 'nfts', 'squad');
  const sale = checksumAddress(await lab.reader().read({ address: squad, abi: squadAbi, functionName: 'sale' }));
  await lab.chain.rpc.request('anvil_impersonateAccount', [sale]);
  await lab.chain.setBalance(sale, parseEther('10'));
  const data = encodeFunctionData({ abi: squadAbi, functionName: 'mint', args: [account, 77n] });
  await lab.chain.send({ from: sale, to: squad, data, gas: '0x1e8480' });
  await lab.chain.mine();
  answerApi(() => undefined);
  await open('/create-profile', { account, settings: api });
  await user.click(await screen.findByRole('radio', { name: /^Squad #77/ }, wait));
  await user.click(await screen.findByRole('radio', { name: /Fearsome Flippers/ }, wait));
  expect(window.location.search).toContain(`collection=${squad}&picture=77`);
  await user.type(await screen.findByRole('textbox', { name: 'Username' }, wait), 'SquadOnly');
  await user.click(screen.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Complete Profile' }, wait));
  const dialog = within(await screen.findByRole('dialog', undefined, wait));
  await user.click(await dialog.findByRole('button', { name: 'Confirm' }, wait));
  const known = async () =>
    (await readProfiles({ reader: lab.reader(), profile: place.profile, accounts: [account] }))[0];
  const picture = { collection: squad, tokenId: 77n };
  await waitFor(async () => expect(await known()).toMatchObject({ kind: 'active', teamId: 2, picture }), wait);
});
