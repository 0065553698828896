import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { publishedList } from '@besc/localnet/content/published-list';
import { expect } from '@playwright/test';
import { ChainReads } from './src/chain-reads';
import { test } from './src/stack-test';
import type { SwapPage } from './src/swap/swap-page';

const field = (swapPage: SwapPage) => swapPage.page.getByRole('textbox', { name: 'Recipient' });
const mainButton = (swapPage: SwapPage, name: string) =>
  swapPage.page.getByRole('main').getByRole('button', { name, exact: true });

async function openWithRecipient(swapPage: SwapPage, recipient: string): Promise<void> {
  await swapPage.open({ exactAmount: '5' });
  await swapPage.connect();
  await swapPage.page.getByRole('button', { name: '+ Add a send (optional)' }).click();
  await field(swapPage).fill(recipient);
}

test.describe('a swap to a name', () => {
  test('SWAP-032 CALL-21 CALL-23 what is swapped to a name arrives where the name leads', async ({
    swapPage,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    const david = stack.chain.accounts[3]?.address ?? zeroAddress;
    await openWithRecipient(swapPage, 'David.BESC');
    await expect(swapPage.page.getByTestId('recipient-address')).toHaveText(david);
    await expect(swapPage.page.getByText('david.besc')).toBeVisible();
    const before = await chain.balance('BUSDC', david);
    await swapPage.swap.click();
    await expect(swapPage.dialog).toContainText('david.besc');
    await expect(swapPage.dialog).toContainText(david);
    await swapPage.confirmSwap.click();
    await expect(swapPage.dialog.getByTestId('transaction-hash')).toBeVisible();
    await expect.poll(() => chain.balance('BUSDC', david)).toBeGreaterThan(before);
  });

  test('SWAP-055 SWAP-080 a name that leads nowhere is refused with the reason', async ({ swapPage }) => {
    await openWithRecipient(swapPage, 'missing.besc');
    await expect(swapPage.page.getByText('This name doesn’t point to an address.')).toBeVisible();
    await expect(mainButton(swapPage, 'Invalid recipient')).toBeDisabled();
    await field(swapPage).fill('d\u0430vid.besc');
    await expect(swapPage.page.getByText('This name contains look-alike characters and was rejected.')).toBeVisible();
    await expect(field(swapPage)).toHaveAttribute('aria-invalid', 'true');
    await field(swapPage).fill('david..besc');
    await expect(swapPage.page.getByText('Enter a valid wallet address or name.')).toBeVisible();
    await field(swapPage).fill('');
    await expect(mainButton(swapPage, 'Enter a recipient')).toBeDisabled();
  });

  test('SWAP-056 SWAP-058 contracts of the exchange are refused as recipients', async ({ swapPage, stack }) => {
    await openWithRecipient(swapPage, addressOf(stack.deployment, 'swap', 'router').toLowerCase());
    await expect(mainButton(swapPage, 'Invalid recipient')).toBeDisabled();
    await expect(swapPage.page.getByText('Anything sent to this address is lost')).toBeVisible();
    await field(swapPage).fill(swapPage.currencyId('BUSDC'));
    await expect(mainButton(swapPage, 'Invalid recipient')).toBeDisabled();
  });

  test('SWAP-026 SWAP-033 H3 a name from a link is taken over and must be checked before it is used', async ({
    swapPage,
    stack,
  }) => {
    const david = stack.chain.accounts[3]?.address ?? zeroAddress;
    await swapPage.open({ exactAmount: '5', recipient: 'david.besc' });
    await swapPage.connect();
    await expect(swapPage.page.getByTestId('recipient-address')).toHaveText(david);
    await swapPage.swap.click();
    await expect(swapPage.dialog).toContainText(david);
    await expect(swapPage.dialog.getByRole('button', { name: 'Check the recipient first' })).toBeDisabled();
    await swapPage.dialog.getByRole('checkbox').check();
    await expect(swapPage.confirmSwap).toBeEnabled();
  });

  test('SWAP-032 a chain that does not answer is told, and the name is found once it does', async ({
    swapPage,
    stack,
  }) => {
    await swapPage.open({ exactAmount: '5' });
    await swapPage.connect();
    await swapPage.page.getByRole('button', { name: '+ Add a send (optional)' }).click();
    await field(swapPage).fill('missing.besc');
    await expect(swapPage.page.getByText('This name doesn’t point to an address.')).toBeVisible();
    for (const proxy of stack.proxies) proxy.inject({ kind: 'error', code: -32_603, message: 'down' });
    await field(swapPage).fill('alice.besc');
    await expect(swapPage.swap).toBeHidden();
    for (const proxy of stack.proxies) proxy.heal();
    await expect(swapPage.page.getByTestId('recipient-address')).toBeVisible();
  });

  test('CALL-24 an address with a name shows it', async ({ swapPage, stack }) => {
    await openWithRecipient(swapPage, stack.chain.accounts[3]?.address ?? '');
    await expect(swapPage.page.getByText('david.besc')).toBeVisible();
    await field(swapPage).fill(stack.chain.accounts[4]?.address ?? '');
    await expect(swapPage.page.getByText('david.besc')).toBeHidden();
    await expect(swapPage.page.getByText('alice.besc')).toBeHidden();
  });
});

test.describe('the name of an account', () => {
  // It has no profile, whose name would come first.
  test.use({ walletAccount: 0 });

  test('CALL-24 OPEN-31 the top bar and the wallet menu show a name that leads back', async ({ swapPage, wallet }) => {
    await swapPage.open();
    await swapPage.connect();
    const button = swapPage.page.getByRole('button', { name: /^Wallet/ });
    await expect(button.getByText('alice.besc', { exact: true })).toHaveAttribute('title', wallet.account);
    await button.click();
    await expect(swapPage.dialog.getByTestId('wallet-address')).toHaveText(wallet.account);
    await expect(swapPage.dialog.getByTestId('account-name')).toHaveText('alice.besc');
  });
});

test.describe('a reverse record that lies', () => {
  test.use({ walletAccount: 4 });

  test('OPEN-31 is shown nowhere', async ({ swapPage, wallet }) => {
    await swapPage.open();
    await swapPage.connect();
    await swapPage.page.getByRole('button', { name: /^Wallet/ }).click();
    await expect(swapPage.dialog.getByTestId('wallet-address')).toHaveText(wallet.account);
    await expect(swapPage.dialog.getByText('BESC balance')).toBeVisible();
    // The look-up is over when nothing is asked any more.
    await swapPage.page.waitForLoadState('networkidle').catch(() => undefined);
    await expect(swapPage.page.getByText('alice.besc')).toHaveCount(0);
  });
});

test('LIST-46 LIST-47 the list of tokens.besc is served by each gateway, by its hash and by its key', async ({
  stack,
}) => {
  const { list, key } = publishedList(stack.deployment);
  expect(stack.settings.lists.gateways).toEqual(stack.gateways.map(({ url }) => url));
  for (const gateway of stack.settings.lists.gateways) {
    for (const path of [`ipfs/${list.id}`, `ipns/${key.id}`]) {
      const answer = await fetch(`${gateway}/${path}`);
      expect((await answer.json()).tokens).toHaveLength(stack.deployment.tokens.length);
    }
  }
});
