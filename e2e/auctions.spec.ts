import { expect } from '@playwright/test';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

test.use({ walletAccount: 0 });

test('ROUTE-15 NAV-05 TITLE-13 the newest auction stands with its leaderboard, past ones by their number', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/farms`);
  await page.getByRole('link', { name: 'Farm Auctions' }).first().click();
  await expect(page).toHaveURL(`${stack.webUrl}/farms/auction`);
  await expect(page).toHaveTitle(/^Farm Auctions/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farm Auctions');
  await expect(page.getByRole('region', { name: /^Leaderboard of auction \d+$/ }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Auction ID / Round' }).fill('2');
  const board = page.getByRole('region', { name: 'Leaderboard of auction 2' });
  await expect(board.getByRole('listitem')).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
});

test('AUC-05 a listed wallet is told so', async ({ page, stack, wallet }) => {
  const screen = new AppPage(page, stack);
  await page.goto(`${stack.webUrl}/farms/auction`);
  await screen.connect();
  await expect(screen.main).toContainText('Your wallet is on the whitelist');
  expect(wallet.calls('eth_sendTransaction')).toEqual([]);
});
