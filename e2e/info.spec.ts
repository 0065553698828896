import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

test('ROUTE-27 INFO-01 INFO-02 INFO-03 the overview shows figures, charts, tokens, pools and transactions', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/info`);
  await expect(page).toHaveTitle(/^Overview \| Info & Analytics/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.getByRole('table', { name: 'Top pools' })).toContainText('WBESC/BUSDC');
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
