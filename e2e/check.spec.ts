import { fetchLeaderboard } from '@besc/wire/prediction/fetch-leaderboard';
import { expect } from '@playwright/test';
import { test } from './src/stack-test';

const pair = { inputCurrency: 'BESC', outputCurrency: 'MONEY' };

test('the mark beside the volume of 24 hours computes it from the chain, and it is equal', async ({
  swapPage,
  page,
}) => {
  await swapPage.open(pair);
  await page.getByRole('button', { name: 'Check: 24h volume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check: 24h volume' });
  await expect(dialog).toContainText('Swap, Sync');
  await dialog.getByRole('button', { name: 'Compute it here' }).click();
  await expect(dialog.getByRole('status')).toContainText('Equal');
  await expect(dialog).toContainText('Events read');
});

test('an index that tells more than was traded is found out', async ({ swapPage, page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const json = JSON.parse(body) as { data?: { pair?: { volumeUSD?: string } } };
    const told = json.data?.pair;
    if (told?.volumeUSD !== undefined) told.volumeUSD = String(Number.parseInt(told.volumeUSD, 10) + 1_000_000);
    await route.fulfill({ response, json });
  });
  await swapPage.open(pair);
  await page.getByRole('button', { name: 'Check: 24h volume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check: 24h volume' });
  await dialog.getByRole('button', { name: 'Compute it here' }).click();
  await expect(dialog.getByRole('alert')).toContainText('24h volume differs by');
});

test('the points of a team are computed from the chain, on the narrowest phone too', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${stack.webUrl}/teams`);
  await page.getByRole('button', { name: 'Check: Points' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Check: Points' });
  await dialog.getByRole('button', { name: 'Compute it here' }).click();
  await expect(dialog.getByRole('status')).toContainText('Equal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('all that is told of an address is computed again, and nothing differs', async ({ page, stack }) => {
  const now = Math.floor(Date.now() / 1000);
  const request = { url: stack.indexUrl, period: 'all', now, orderBy: 'totalBets', skip: 0 } as const;
  const [player] = await fetchLeaderboard(request);
  await page.goto(`${stack.webUrl}/check`);
  await page.getByLabel('Address', { exact: true }).fill(player?.account ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Compute it here' }).click();
  await expect(page.getByText('No differences')).toBeVisible();
  await expect(page.getByText('The chain gives the same figure.')).toHaveCount(10);
});
