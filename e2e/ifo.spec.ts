import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

test('ROUTE-39 TITLE-16 OPEN-20 the sale that is live and the one that comes stand with both pools', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/ifo`);
  await expect(page).toHaveTitle(/^Initial Farm Offering/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Initial Farm Offering');
  const live = page.getByRole('region', { name: 'Sale 3' });
  await expect(live.getByText('Live', { exact: true })).toBeVisible();
  await expect(live.getByRole('heading', { name: 'Basic sale' })).toBeVisible();
  await expect(live.getByRole('heading', { name: 'Unlimited sale' })).toBeVisible();
  await expect(page.getByText('On sale soon')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to take part' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
