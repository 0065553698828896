import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

test('ROUTE-39 TITLE-16 OPEN-20 a sale that is live or comes stands with both pools', async ({ page, stack }) => {
  await page.goto(`${stack.webUrl}/ifo`);
  await expect(page).toHaveTitle(/^Initial Farm Offering/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Initial Farm Offering');
  // Sales follow each other while the chain runs: which one is live depends on how long it has run.
  const sale = page.getByRole('region', { name: /^Sale \d/ }).first();
  await expect(sale.getByText(/^(?:Live|On sale soon)$/)).toBeVisible();
  await expect(sale.getByRole('heading', { name: 'Basic sale' })).toBeVisible();
  await expect(sale.getByRole('heading', { name: 'Unlimited sale' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to take part' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
