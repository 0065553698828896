import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import type { TestStack } from '@besc/localnet/start-stack';
import { expect } from '@playwright/test';
import { type Address, createClient, http } from 'viem';
import { deployContract, waitForTransactionReceipt } from 'viem/actions';
import { test } from './src/stack-test';

async function deployToken(stack: TestStack, { name, symbol }: { name: string; symbol: string }): Promise<Address> {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const owner = stack.chain.accounts.at(-1)?.address;
  if (owner === undefined) throw new Error('There is no development account');
  const hash = await deployContract(client, {
    chain: null,
    account: owner,
    abi: listTokenAbi,
    bytecode: listTokenBytecode,
    args: [name, symbol, 18, 10n ** 24n, owner],
    gasPrice: stack.chain.gasPrice,
  });
  const { contractAddress, status } = await waitForTransactionReceipt(client, { hash });
  if (!contractAddress || status !== 'success') throw new Error('The token was not deployed');
  return contractAddress;
}

test('a hostile name is plain text and runs nothing', async ({ swapPage, page, stack }) => {
  const address = await deployToken(stack, {
    name: '\u202E<script>hacked=1</script>',
    symbol: '"><img src=x onerror="window.hacked=1">\u0000',
  });
  await swapPage.open({ outputCurrency: address });
  await expect(page.getByRole('dialog', { name: 'Import Tokens' })).toBeVisible();
  await swapPage.importToken();
  await expect(swapPage.picker('To')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  const text = (await page.locator('main').textContent()) ?? '';
  expect([...text].filter((letter) => letter === '\u202E' || letter === '\u0000')).toEqual([]);
});

test('a name in the clothes of a trusted token is marked', async ({ swapPage, page, stack }) => {
  const address = await deployToken(stack, { name: 'Money', symbol: 'MОNEY' });
  await swapPage.open();
  await swapPage.picker('To').click();
  await swapPage.dialog.getByRole('combobox').fill(address);
  const row = swapPage.dialog.getByRole('option').or(swapPage.dialog.getByRole('listitem')).filter({ hasText: 'NEY' });
  await expect(row.first()).toContainText(/look|similar|same/i);
  await page.keyboard.press('Escape');
});

test('SWAP-020 giving up the import of an unknown token returns to /swap/', async ({ swapPage, page, stack }) => {
  const address = await deployToken(stack, { name: 'Nobody', symbol: 'NOB' });
  await swapPage.open({ outputCurrency: address });
  await page.getByRole('dialog', { name: 'Import Tokens' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/swap\/?(\?.*)?$/);
  await expect(page).not.toHaveURL(new RegExp(address));
});

test('TOKEN-14 TOKEN-16 TOKEN-24 the search finds by symbol and address and says when there is nothing', async ({
  swapPage,
  page,
  stack,
}) => {
  await swapPage.open();
  await swapPage.picker('To').click();
  const search = swapPage.dialog.getByRole('combobox');
  await search.fill('nothing of that name');
  await expect(swapPage.dialog.getByText('No results found.')).toBeVisible();
  await search.fill(stack.settings.tokens.money.address.toLowerCase());
  await expect(swapPage.dialog.getByRole('option')).toHaveCount(1);
  await search.fill('wagmi');
  await expect(swapPage.dialog.getByRole('option')).toHaveCount(1);
  await search.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(swapPage.picker('To')).toContainText('WAGMI');
});

test('SWAP-040 choosing the token of the other side turns the sides around', async ({ swapPage }) => {
  await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'MONEY' });
  await swapPage.pick('From', 'MONEY');
  await expect(swapPage.picker('From')).toContainText('MONEY');
  await expect(swapPage.picker('To')).toContainText('BESC');
});
