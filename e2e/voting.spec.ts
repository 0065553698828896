import { expect } from '@playwright/test';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { layoutFaults } from './src/layout-faults';
import { test } from './src/stack-test';

/** Holds MONEY since before the snapshots of the history. */
const holder = 1;
/** What accounts of the history vote on until two days after the start. */
const running = 'Name of the next team';

test.describe('an account with MONEY', () => {
  test.use({ walletAccount: holder });

  test('VOTE-01 VOTE-03 VOTE-30 WALLET-28 ROUTE-22 ROUTE-23 TITLE-17 TITLE-18 a vote is signed, counted, kept in the log, and the result holds', async ({
    page,
    stack,
    wallet,
  }) => {
    const app = new AppPage(page, stack);
    await page.goto(`${stack.webUrl}/voting`);
    await expect(page).toHaveTitle(/^Voting/);
    // The history is posted while the stack runs already.
    const row = page.getByRole('link', { name: new RegExp(running) });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('30 votes', { timeout: 3_000 });
    }).toPass();
    await app.connect();
    expect(await axeViolations(page)).toEqual([]);
    await row.click();
    await expect(page.getByRole('heading', { level: 1, name: running })).toBeVisible();
    await page.getByRole('radio', { name: 'Tidal Foxes' }).check();
    await app.button('Cast Vote').click();
    await app.dialogButton('Sign and vote').click();
    await expect(app.dialog.getByText('Your vote stands in the log.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await app.dialogButton('Close').last().click();
    await expect(app.main.getByText('Receipt').first()).toBeVisible();
    expect(wallet.calls('eth_sendTransaction')).toEqual([]);
    await app.button('Check now').click();
    await expect(page.getByText('Every signature, every voting power and the sum are right.')).toBeVisible();
    await expect(page.getByText('Log on the chain').locator('..')).toContainText('Not published yet');
    await page.reload();
    await expect(app.button('You voted for this')).toBeVisible();
    const query = '{ votes(where: { voter: "ACCOUNT" }) { choice proposal { choices } } }';
    const body = JSON.stringify({ query: query.replace('ACCOUNT', wallet.account) });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${stack.apiUrl}/graphql`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ data: { votes: [{ choice: 2 }] } });
  });
});

test('an account that came after the snapshot is told why it has no voice, at 320 px', async ({
  page,
  stack,
  wallet: _,
}) => {
  const app = new AppPage(page, stack);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${stack.webUrl}/voting`);
  const row = page.getByRole('link', { name: new RegExp(running) });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await app.connect();
  await row.click();
  await expect(app.button('No voting power')).toHaveAttribute('aria-disabled', 'true');
  expect(await layoutFaults(page, { touch: true })).toEqual([]);
});
