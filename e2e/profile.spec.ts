import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { layoutFaults } from './src/layout-faults';
import { test } from './src/stack-test';

/** Has a profile of the history, with a name and a picture. */
const member = 1;

test('ROUTE-25 ROUTE-26 TEAM-01..06 TITLE-11 the three teams stand by their points, and each has a page', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/teams`);
  await expect(page).toHaveTitle(/^Leaderboard/);
  for (const name of ['MONEY Storm', 'Fearsome Flippers', 'Chaotic MOONIES']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Best members' })).toBeVisible();
  await expect(page.getByText('BunnyBaron')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'MONEY Storm' }).click();
  await expect(page).toHaveURL(/\/teams\/1$/);
  await expect(page.getByText('This is your team.')).toHaveCount(0);
  await page.goto(`${stack.webUrl}/teams/9`);
  await expect(page.getByText('There is no such team.')).toBeVisible();
});

test('ROUTE-31 ROUTE-33 NFT-01 NFT-27 NFT-28 TITLE-23 TITLE-24 the collections show their art', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/nfts`);
  await expect(page).toHaveTitle(/^Overview/);
  await expect(page.getByRole('heading', { name: 'Squad' })).toBeVisible();
  await page.getByRole('link', { name: 'Bunnies', exact: true }).click();
  await expect(page).toHaveTitle(/^Collections/);
  const penny = page.getByRole('img', { name: 'Penny' });
  await expect(penny).toBeVisible();
  await expect.poll(() => penny.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('a profile of the history', () => {
  test.use({ walletAccount: member });

  test('ROUTE-32 ROUTE-34 ROUTE-36 ROUTE-37 TITLE-25 WALLET-03 WALLET-04 PROF-06 PROF-07 its picture, team, points and medals are shown', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const app = new AppPage(page, stack);
    await page.goto(`${stack.webUrl}/profile`);
    await app.connect();
    await expect(page.getByRole('heading', { name: '@BunnyBaron' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'MONEY Storm' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Achievements/ })).toBeVisible();
    // Account 1 has earned some, can claim others, and came too late for the rest.
    const medals = page.getByRole('main').getByRole('listitem');
    await expect(medals.filter({ hasText: 'Unlocked' }).first()).toBeVisible();
    await expect(
      medals.filter({ has: page.getByRole('button', { name: 'Claim', exact: true }) }).first(),
    ).toBeVisible();
    await expect(medals.filter({ hasText: 'Missed' }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Wallet/ })
      .click();
    const links = page.getByRole('dialog').locator('a');
    await expect(links.filter({ hasText: 'Your collectibles' })).toHaveAttribute('href', /\/nfts\/profile$/);
    await links.filter({ hasText: 'Your profile' }).click();
    await expect(page).toHaveURL(/\/nfts\/profile\/0x[0-9a-f]{40}$/);
    await page.getByRole('link', { name: 'Achievements' }).click();
    await expect(page.getByRole('heading', { name: /^Achievements/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause Profile' })).toBeVisible();
    await page.goto(`${stack.webUrl}/profile`);
    await page.getByRole('main').getByRole('link', { name: 'Your collectibles' }).click();
    await expect(page).toHaveURL(/\/nfts\/profile$/);
    await expect(page).toHaveTitle(/^Your Profile/);
    const items = page.getByRole('list', { name: 'Items' });
    await expect(items.getByText('Profile Pic')).toBeVisible();
    await expect(items.getByText('In Wallet').first()).toBeVisible();
  });
});

test('ROUTE-38 WALLET-28 PROF-01 PROF-08 PROF-29 PROF-33 PROF-38 PROF-51 PROF-53 PROF-03 PROF-41 a new account gets a starter, a team and a name, and its picture back', async ({
  page,
  stack,
  wallet,
}) => {
  test.setTimeout(240_000);
  const app = new AppPage(page, stack);
  await page.goto(`${stack.webUrl}/create-profile`);
  await app.connect();
  await expect(page.getByText('10 MONEY')).toBeVisible();
  await page.getByRole('radio', { name: 'Penny' }).click({ force: true });
  await page.getByRole('button', { name: 'Get it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const picture = page.getByRole('radio', { name: /^Bunnies #\d+/ }).first();
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await picture.click({ force: true });
  await page.getByRole('radio', { name: /Fearsome Flippers/ }).click({ force: true });
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.fill('ab');
  await expect(page.getByText('Minimum length: 3 characters')).toBeVisible();
  await name.fill('BunnyBaron');
  await expect(page.getByText('Username taken')).toBeVisible();
  await name.fill('NewBunny1');
  await expect(page.getByText('This name is free.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tick the sentence above' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox').check();
  await page.reload();
  await expect(name).toHaveValue('NewBunny1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const sign = page.getByRole('button', { name: 'Sign your name' });
  await expect(sign).toBeVisible({ timeout: 60_000 });
  await page.getByRole('checkbox').check();
  await sign.click();
  await expect(page.getByText('Your profile is complete.')).toBeVisible({ timeout: 30_000 });
  const at = { address: addressOf(stack.deployment, 'profile', 'profile'), abi: profileAbi } as const;
  const client = createPublicClient({ transport: http(stack.rpcUrl) });
  const chainProfile = () => client.readContract({ ...at, functionName: 'getUserProfile', args: [wallet.account] });
  const [, , teamId, , , isActive] = await chainProfile();
  expect([teamId, isActive]).toEqual([2n, true]);
  await page.goto(`${stack.webUrl}/profile`);
  await expect(page.getByRole('heading', { name: '@NewBunny1' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause Profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No picture while the profile is paused')).toBeVisible({ timeout: 60_000 });
  expect((await chainProfile())[5]).toBe(false);
});

test.describe('how it looks', () => {
  test.use({ walletAccount: member });

  test('the gift of day one and a change of picture are right in their dialogs at 320 px', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const app = new AppPage(page, stack);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${stack.webUrl}/profile`);
    await app.connect();
    for (const name of ['Claim the gift', 'Change Profile Picture', 'Pause Profile']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
      expect(await axeViolations(page), name).toEqual([]);
      expect(await layoutFaults(page, { touch: true }), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
