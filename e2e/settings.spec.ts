import { expect } from '@playwright/test';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

test('SET-45 SET-46 SET-47 the slippage field says what is wrong and keeps only what is valid', async ({
  swapPage,
  page,
}) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const field = swapPage.dialog.getByRole('textbox', { name: /slippage/i });
  await field.fill('0,3');
  await expect(field).toHaveValue('0.3');
  await expect(swapPage.dialog.getByText('Your transaction may fail')).toBeVisible();
  await field.fill('6');
  await expect(swapPage.dialog.getByText('Your transaction may be frontrun')).toBeVisible();
  await field.fill('50');
  await expect(swapPage.dialog.getByText('Enter a valid slippage percentage')).toBeVisible();
  await page.reload();
  await expect(swapPage.detail('Slippage Tolerance')).toContainText('6%');
});

test('all settings fit a screen of 900 px', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect(swapPage.dialog.getByText('Build hash')).toBeVisible();
  const hidden = await swapPage.dialog.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.scrollHeight - part.clientHeight),
  );
  expect(Math.max(...hidden)).toBe(0);
});

test('SET-12 SET-14 expert mode asks for the typed word, and the keyboard never loses its place', async ({
  swapPage,
  page,
}) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const expert = swapPage.dialog.getByRole('switch', { name: /expert/i });
  await expert.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: /confirm/i })).toBeFocused();
  await swapPage.dialog.getByRole('button', { name: 'Back' }).click();
  await expect(expert).toBeFocused();
  await expect(expert).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: /confirm/i })).toBeFocused();
  await page.keyboard.type('confirm');
  await page.keyboard.press('Enter');
  await expect(expert).toBeChecked();
  await expect(expert).toBeFocused();
});

test('SET-38 SET-39 SET-41 a poisoned store is harmless', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"state":{"userSlippageTolerance":1e9}');
    localStorage.setItem(
      'besc-preferences',
      JSON.stringify({
        version: -1,
        userSlippageTolerance: '50',
        userDeadline: -5,
        gasPrice: 'https://evil.example',
        language: '<script>',
        tokens: { 2372: [{ symbol: 1 }] },
        pairs: [],
        rpcUrls: ['https://evil.example'],
      }),
    );
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Swap');
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect(swapPage.dialog.getByRole('radio', { name: '0.5%' })).toBeChecked();
  await expect(swapPage.dialog.getByRole('textbox', { name: 'Tx deadline (mins)' })).toHaveValue('20');
  await expect(swapPage.dialog.getByRole('radio', { name: /^Standard/ })).toBeChecked();

  await page.evaluate(() => localStorage.setItem('besc-preferences', '{"userSlippageTolerance":10000}'));
  await page.goto(new URL('/add', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Add Liquidity');
});

test('SET-11 SET-17 SET-22 what one tab chooses is shown in the other, also in open settings', async ({
  swapPage,
  page,
  context,
}) => {
  await swapPage.open();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const field = other.getByRole('dialog').getByRole('textbox', { name: 'Tx deadline (mins)' });
  await field.fill('5');
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect(swapPage.dialog.getByRole('textbox', { name: 'Tx deadline (mins)' })).toHaveValue('5');
  await swapPage.dialog.getByRole('textbox', { name: 'Tx deadline (mins)' }).fill('45');
  await swapPage.dialog.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(field).toHaveValue('45');
  const themeOf = (tab: typeof page) => tab.locator('html').getAttribute('data-theme');
  await expect.poll(() => themeOf(other)).toBe(await themeOf(page));
});
