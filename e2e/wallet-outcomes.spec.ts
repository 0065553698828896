import { blockSeconds } from '@besc/domain/shared/constants';
import { expect, type Page } from '@playwright/test';
import { AppPage } from './src/app-page';
import { test } from './src/stack-test';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a wallet that leaves while the review is open is asked once to come back; the review says so and offers the way', async ({
  swapPage,
  wallet,
  stack,
}) => {
  await swapPage.open({ exactAmount: '1' });
  await swapPage.connect();
  await swapPage.swap.click();
  await expect(swapPage.confirmSwap).toBeEnabled();
  wallet.rejectNext('wallet_switchEthereumChain');
  await wallet.useChain(1);
  await expect(swapPage.dialog.getByText(/^Your wallet left this network/)).toBeVisible();
  await expect(swapPage.confirmSwap).toHaveCount(0);
  await expect.poll(() => wallet.calls('wallet_switchEthereumChain').length).toBe(1);
  await swapPage.dialog.getByRole('button', { name: 'Switch network' }).click();
  await expect(swapPage.confirmSwap).toBeEnabled();
  expect(wallet.calls('wallet_switchEthereumChain')).toHaveLength(2);
  expect(wallet.chainId).toBe(stack.settings.chain.id);
});

test('WALLET-16 a remembered wallet that is not there is told after some seconds, and forgotten', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/swap`);
  await page.evaluate(() => localStorage.setItem('besc-wallet', 'nonsense'));
  await page.reload();
  await new AppPage(page, stack).expectToast('Unable to find connector');
  expect(await page.evaluate(() => localStorage.getItem('besc-wallet'))).toBeNull();
});

test('a swap that the chain takes back is told so in the dialog that was left open, and in a toast that stays', async ({
  swapPage,
  page,
  stack,
}) => {
  await swapPage.open({ exactAmount: '2' });
  await swapPage.connect();
  await swapPage.swapAndConfirm();
  const hash = await swapPage.dialog.getByTestId('transaction-hash').textContent();
  const receipt = await stack.chain.rpc.request<{ blockNumber: string }>('eth_getTransactionReceipt', [hash]);
  const depth = (await stack.chain.blockNumber()) - Number(receipt.blockNumber) + 1;
  await stack.chain.reorg({ depth });
  await expect(swapPage.dialog.getByText('Swap confirmed')).toHaveCount(0);
  await expect(
    swapPage.dialog.getByText(/The chain reverted it; it’s pending again|The network no longer knows this transaction/),
  ).toBeVisible();
  await expect(swapPage.dialog.getByText(/The network no longer knows this transaction/)).toBeVisible();
  await swapPage.dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notifications(page).getByText(/The network no longer knows this transaction/)).toBeVisible();
});

test('a wallet that sends and then answers with an error: first not known, then the truth', async ({
  swapPage,
  wallet,
  page,
  stack,
}) => {
  wallet.mines = false;
  wallet.onNext('eth_sendTransaction', async (request) => {
    // Until it is read that nothing is known, no block may tell the truth.
    await stack.chain.setIntervalMining(0);
    await wallet.perform(request);
    return { error: { code: -32603, message: 'Internal JSON-RPC error.' } };
  });
  await swapPage.open({ exactAmount: '6' });
  await swapPage.connect();
  await swapPage.swap.click();
  await swapPage.confirmSwap.click();
  await expect(swapPage.dialog.getByText(/^We can’t tell yet whether your wallet sent this/)).toBeVisible();
  await stack.chain.setIntervalMining(blockSeconds);
  await expect(swapPage.dialog.getByText('Swap confirmed')).toBeVisible();
  await swapPage.closeDialog();
  await page.getByRole('main').getByRole('button', { name: 'Recent Transactions' }).click();
  const entry = swapPage.dialog.getByRole('listitem').filter({ hasText: /Swap 6 BESC for/ });
  await expect(entry).toHaveAttribute('data-outcome', 'succeeded');
  await expect(swapPage.dialog.getByTestId('open-request')).toHaveCount(0);
});

test('a transaction that the chain refuses says why, with its page on the explorer', async ({ swapPage, wallet }) => {
  wallet.onNext('eth_sendTransaction', (request) => {
    const [call] = request.params as [Record<string, unknown>];
    return wallet.perform({ ...request, params: [{ ...call, gas: '0xea60' }] });
  });
  await swapPage.open({ exactAmount: '8' });
  await swapPage.connect();
  await swapPage.swap.click();
  await swapPage.confirmSwap.click();
  await expect(swapPage.dialog.getByText(/^The transaction failed/)).toBeVisible();
  await expect(swapPage.dialog.getByTestId('transaction-hash')).toBeVisible();
});
