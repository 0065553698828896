import { expect } from '@playwright/test';
import { test } from './src/stack-test';

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

test('SET-12 SET-14 expert mode asks for the typed word', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const expert = swapPage.dialog.getByRole('switch', { name: /expert/i });
  await expert.click();
  await expect(page.getByRole('textbox', { name: /confirm/i })).toBeVisible();
  await page.getByRole('textbox', { name: /confirm/i }).fill('confirm');
  await swapPage.dialog.getByRole('button', { name: /expert/i }).click();
  await expect(expert).toBeChecked();
});

test('a poisoned store is harmless', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"state":{"userSlippageTolerance":1e9}');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Swap');
});
