import { expect } from '@playwright/test';
import { ChainReads } from './src/chain-reads';
import { test } from './src/stack-test';

test('the development wallet needs nothing: connect, confirm, swap', async ({ swapPage, page }) => {
  await swapPage.open({ exactAmount: '20' });
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await swapPage.dialog.getByRole('button', { name: /Development wallet/ }).click();
  await page.getByRole('button', { name: /^Account 2 0x/ }).click();
  await expect(swapPage.swap).toBeEnabled();
  await swapPage.swap.click();
  await swapPage.confirm.click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Swap confirmed')).toBeVisible({ timeout: 30_000 });
});

test('WALLET-05 the wallet used last is connected again', async ({ swapPage, wallet, page }) => {
  await swapPage.open({ exactAmount: '1' });
  await swapPage.connect();
  await page.reload();
  await expect(swapPage.swap).toBeEnabled();
  expect(wallet.calls('eth_requestAccounts').length).toBeLessThanOrEqual(1);
});

test('WALLET-15 a refused connection says so', async ({ swapPage, wallet, page }) => {
  wallet.rejectNext('wallet_requestPermissions');
  wallet.rejectNext('eth_requestAccounts');
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await swapPage.dialog.getByRole('button', { name: 'Scripted Wallet' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Authorization Error')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Please authorize to access your account'),
  ).toBeVisible();
});

test('SWAP-051 without a wallet the button connects; then the errors come in the stated order', async ({
  swapPage,
  page,
  wallet,
}) => {
  await swapPage.open();
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await swapPage.connect();
  expect(wallet.account).toBeTruthy();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
  await swapPage.amount('From').fill('0');
  await expect(main.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
  await swapPage.amount('From').fill('99999999999');
  await expect(
    main.getByRole('button', { name: /Insufficient BESC balance|Insufficient liquidity|Price Impact/ }),
  ).toBeDisabled();
});

test.describe('one confirmation (EIP-5792)', () => {
  test.use({ walletAccount: 3 });

  test('a token is approved and swapped at once, and arrives', async ({ swapPage, stack, wallet }) => {
    const chain = new ChainReads(stack);
    wallet.canBatch = true;
    const before = await chain.balance('BUSDC', wallet.account);
    await swapPage.open({ inputCurrency: 'WAGMI', outputCurrency: 'BUSDC', exactAmount: '500' });
    await swapPage.connect();
    await expect(swapPage.swap).toBeEnabled();
    await expect(swapPage.enable).toHaveCount(0);
    await swapPage.swapAndConfirm();
    expect(wallet.calls('wallet_sendCalls')).toHaveLength(1);
    expect(wallet.calls('eth_sendTransaction')).toHaveLength(0);
    expect(await chain.balance('BUSDC', wallet.account)).toBeGreaterThan(before);
  });
});

test('a swap confirmed only after the page was reloaded is found and told', async ({ swapPage, page, wallet }) => {
  const release = wallet.holdNext('eth_sendTransaction');
  await swapPage.open({ exactAmount: '7' });
  await swapPage.connect();
  await swapPage.swap.click();
  await swapPage.confirm.click();
  await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(1);
  await page.reload();
  await expect(swapPage.swap).toBeEnabled();
  release();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText('Transaction confirmed')).toBeVisible({ timeout: 30_000 });
});
