import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

test('NFT-04 NFT-05 NFT-06 WALLET-28 an item is bought with the coin, listed, repriced and taken back', async ({
  page,
  stack,
  wallet,
}) => {
  test.setTimeout(300_000);
  const app = new AppPage(page, stack);
  const collection = addressOf(stack.deployment, 'nfts', 'bunnies');
  const client = createPublicClient({ transport: http(stack.rpcUrl) });
  const market = addressOf(stack.deployment, 'nfts', 'market');
  const args = [collection, 0n, 1n] as const;
  const asks = { address: market, abi: nftMarketAbi, functionName: 'viewAsksByCollection', args } as const;
  const [[tokenId = 0n]] = await client.readContract(asks);
  await page.goto(`${stack.webUrl}/nfts/collections/${collection}/${tokenId}`);
  await app.connect();
  await expect(app.button('Buy')).toBeVisible();
  const ownerOf = () =>
    client.readContract({ address: collection, abi: bunniesAbi, functionName: 'ownerOf', args: [tokenId] });
  expect(await ownerOf()).toBe(market);
  await app.button('Buy').click();
  expect(await axeViolations(page)).toEqual([]);
  await app.confirm('Buy');
  await app.expectToast('Bought!');
  expect(await ownerOf()).toBe(wallet.account);

  await app.button('List for sale').click();
  await app.dialog.getByRole('textbox', { name: 'Price' }).fill('9000');
  await app.confirm('List for sale');
  await app.expectToast('Listed!');
  expect(await ownerOf()).toBe(market);
  await app.button('Adjust the price').click();
  await app.dialog.getByRole('textbox', { name: 'Price' }).fill('8000');
  await app.confirm('Change the price');
  await expect(app.main.getByText('8,000').first()).toBeVisible();
  await app.button('Remove from the market').click();
  await app.confirm('Take back');
  await expect(app.main.getByText('Not for sale').first()).toBeVisible();
  expect(await ownerOf()).toBe(wallet.account);
});

test('NFT-08 NFT-24 what happened is chosen by its kind, which stands in the address', async ({ page, stack }) => {
  await page.goto(`${stack.webUrl}/nfts/activity`);
  const kinds = page.getByRole('radiogroup', { name: 'Kind of event' });
  const rows = page.getByRole('region', { name: 'Activity' });
  await expect(rows.getByText('Sold', { exact: true }).first()).toBeVisible();
  await kinds.getByRole('radio', { name: 'Delisted' }).click({ force: true });
  await expect(page).toHaveURL(/[?&]event=cancel/);
  await page.reload();
  await expect(kinds.getByRole('radio', { name: 'Delisted' })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
});
