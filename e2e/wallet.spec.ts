import { expect, type Page } from '@playwright/test';
import { AppPage } from './src/app-page';
import { ChainReads } from './src/chain-reads';
import { newAccount } from './src/new-account';
import { ScriptedWallet } from './src/scripted-wallet';
import { test } from './src/stack-test';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** The wallet's button in the header. */
const walletButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Wallet/ });
const shortened = (address: string) => `${address.slice(0, 4)}…${address.slice(-4)}`;

test('the development wallet needs nothing: connect, confirm, swap', async ({ swapPage, page }) => {
  await swapPage.open({ exactAmount: '20' });
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await swapPage.dialog.getByRole('button', { name: /Development wallet/ }).click();
  await page.getByRole('button', { name: /^Account 2 / }).click();
  await expect(swapPage.swap).toBeEnabled();
  await swapPage.swap.click();
  await swapPage.confirmSwap.click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Swap confirmed')).toBeVisible();
});

test('WALLET-05 the wallet used last is connected again', async ({ swapPage, wallet, page }) => {
  await swapPage.open({ exactAmount: '1' });
  await swapPage.connect();
  await page.reload();
  await expect(swapPage.swap).toBeEnabled();
  expect(wallet.calls('eth_requestAccounts').length).toBeLessThanOrEqual(1);
});

test('WALLET-15 a refused connection says so', async ({ swapPage, wallet }) => {
  wallet.rejectNext('wallet_requestPermissions');
  wallet.rejectNext('eth_requestAccounts');
  await swapPage.open();
  await swapPage.chooseWallet();
  await swapPage.expectToast('Authorization Error', 'Please authorize to access your account');
});

test('SWAP-051 without a wallet the button connects; then the errors come in the stated order', async ({
  swapPage,
  page,
}) => {
  await swapPage.open();
  await swapPage.button('Connect Wallet').click();
  await swapPage.dialog.getByRole('button', { name: 'Scripted Wallet' }).click();
  await swapPage.expectNoDialog();
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

test('a swap confirmed only after the page was reloaded is found and told, and not asked for twice', async ({
  swapPage,
  page,
  wallet,
}) => {
  const release = wallet.holdNext('eth_sendTransaction');
  await swapPage.open({ exactAmount: '7' });
  await swapPage.connect();
  await swapPage.swap.click();
  await swapPage.confirmSwap.click();
  await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(1);
  await page.reload();
  // What the wallet may still send is not asked for once more.
  await expect(page.getByRole('main').getByRole('button', { name: 'Stop checking' })).toBeVisible();
  await expect(swapPage.swap).toHaveCount(0);
  release();
  await expect(notifications(page).getByText('Transaction confirmed')).toBeVisible();
  await expect(swapPage.amount('From')).toHaveValue('');
});

test('WALLET-17 SWAP-103 a request that already waits in the wallet is said, at the login and when sending', async ({
  swapPage,
  wallet,
  page,
}) => {
  const busy = 'Already processing a request. Please wait.';
  wallet.rejectNext('eth_requestAccounts', -32002, busy);
  await swapPage.open({ exactAmount: '3' });
  await swapPage.chooseWallet();
  await expect(notifications(page).getByText(busy)).toBeVisible();
  await swapPage.dialog.getByRole('button', { name: 'Scripted Wallet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  wallet.rejectNext('eth_sendTransaction', -32002, busy);
  await swapPage.swap.click();
  await swapPage.confirmSwap.click();
  const told = 'Swap failed: A request is already waiting in your wallet. Open it and respond there.';
  await expect(swapPage.dialog.getByText(told)).toBeVisible();
  await swapPage.dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
  await expect(swapPage.amount('From')).toHaveValue('3');
  await swapPage.swapAndConfirm();
  expect(wallet.calls('eth_sendTransaction')).toHaveLength(2);
});

test('WALLET-14 without any wallet the choice says that none was found', async ({ page, stack }) => {
  await page.goto(`${stack.webUrl}/swap`);
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Browser wallet' }).click();
  await new AppPage(page, stack).expectToast('Provider Error', 'No provider was found');
});

test('WALLET-05 WALLET-07 WALLET-08 a wallet that went to another chain is asked to come back on the next visit', async ({
  swapPage,
  wallet,
  page,
  stack,
}) => {
  await swapPage.open({ exactAmount: '1' });
  await swapPage.connect();
  wallet.rejectNext('wallet_switchEthereumChain');
  await wallet.useChain(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Switch network' })).toBeVisible();
  await expect.poll(() => wallet.calls('wallet_switchEthereumChain').length).toBe(1);
  await page.reload();
  await expect(swapPage.swap).toBeEnabled();
  expect(wallet.calls('wallet_switchEthereumChain')).toHaveLength(2);
  expect(wallet.chainId).toBe(stack.settings.chain.id);
});

test('by keyboard alone: connecting and logging out leave the focus on the wallet’s button', async ({
  swapPage,
  wallet,
  page,
}) => {
  await swapPage.open();
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).focus();
  await page.keyboard.press('Enter');
  await swapPage.dialog.getByRole('button', { name: 'Scripted Wallet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(walletButton(page)).toContainText(shortened(wallet.account));
  await expect(walletButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await swapPage.dialog.getByRole('button', { name: 'Disconnect Wallet' }).focus();
  await page.keyboard.press('Enter');
  await expect(swapPage.dialog.getByRole('button', { name: 'Scripted Wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeFocused();
});

test.describe('two wallets in one browser', () => {
  test('WALLET-05 the chosen one is connected again; the other is never asked, and its late answer changes nothing', async ({
    swapPage,
    wallet,
    page,
    context,
    stack,
  }) => {
    const second = await ScriptedWallet.install(context, {
      rpcUrl: stack.rpcUrl,
      chainId: stack.settings.chain.id,
      account: await newAccount(stack),
      name: 'Second Wallet',
      rdns: 'test.second.wallet',
    });
    await swapPage.open();
    const release = wallet.holdNext('eth_requestAccounts');
    await swapPage.chooseWallet();
    await expect(swapPage.dialog.getByText('Confirm in your wallet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('banner').getByRole('button', { name: 'Connecting' }).click();
    await swapPage.dialog.getByRole('button', { name: 'Second Wallet' }).click();
    await expect(walletButton(page)).toContainText(shortened(second.account));
    const answered = wallet.calls('eth_accounts').length;
    release();
    await page.reload();
    await expect(walletButton(page)).toContainText(shortened(second.account));
    expect(second.calls('eth_requestAccounts')).toHaveLength(1);
    expect(wallet.calls('eth_requestAccounts')).toHaveLength(1);
    expect(wallet.calls('eth_accounts')).toHaveLength(answered);
  });
});

test('TX-07 SET-17 SET-18 two tabs of one account: what one sends is in the list of the other, and no setting is lost', async ({
  swapPage,
  page,
  context,
}) => {
  await swapPage.open({ exactAmount: '4' });
  await swapPage.connect();
  const other = await context.newPage();
  await other.goto(new URL('/liquidity', page.url()).href);
  await expect(walletButton(other)).toBeVisible();
  await swapPage.swapAndConfirm();
  await swapPage.closeDialog();
  await other.bringToFront();
  await other.getByRole('main').getByRole('button', { name: 'Recent Transactions' }).click();
  const entry = other
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /Swap 4 BESC for/ });
  await expect(entry).toHaveAttribute('data-outcome', 'succeeded');
  await other.keyboard.press('Escape');

  await other.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('dialog').getByRole('textbox', { name: 'Tx deadline (mins)' }).fill('33');
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await swapPage.dialog.getByRole('radio', { name: '1.0%' }).click();
  for (const tab of [page, other]) {
    await tab.reload();
    await tab.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await expect(tab.getByRole('dialog').getByRole('radio', { name: '1.0%' })).toBeChecked();
    await expect(tab.getByRole('dialog').getByRole('textbox', { name: 'Tx deadline (mins)' })).toHaveValue('33');
  }
});
