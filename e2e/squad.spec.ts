import { squadAbi } from '@besc/contracts/abi/squad';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

/** Has an active profile, bunnies of the first generation, and tickets of the first sale that it has not minted yet. */
const buyer = 1;

test('ROUTE-35 TITLE-26 SQUAD-01..04 the sale shows its four phases, its terms and its proof', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/squad`);
  await expect(page).toHaveURL(/\/pancake-squad$/);
  await expect(page).toHaveTitle(/^Squad/);
  const phases = page.getByRole('listitem');
  for (const name of ['Presale', 'Public sale', 'Claim', 'Reveal']) {
    await expect(phases.filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(page.getByText(/of 10,000/)).toBeVisible();
  await expect(page.getByText('0x3b35168e2572475b9e2a919f7b5c0a34d029539ee5402fab4157de15375cf48c')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${stack.webUrl}/pancake-squad?sale=first`);
  await expect(page.getByText('Computed here: the random word gives the offset on the chain.')).toBeVisible();
});

test.describe('a holder of the first generation', () => {
  test.use({ walletAccount: buyer });

  test('SQUAD-03 portraits of the first sale are minted', async ({ page, stack, wallet }) => {
    const app = new AppPage(page, stack);
    await page.goto(`${stack.webUrl}/pancake-squad?sale=first`);
    await app.connect();
    await expect(page.getByRole('heading', { name: 'Your tickets' })).toBeVisible();
    const client = createPublicClient({ transport: http(stack.rpcUrl) });
    const squad = { address: addressOf(stack.deployment, 'nfts', 'squad'), abi: squadAbi } as const;
    const held = () => client.readContract({ ...squad, functionName: 'balanceOf', args: [wallet.account] });
    const before = await held();
    await app.button('Mint portraits').click();
    await app.confirm('Mint');
    await expect(page.getByText('All your portraits are minted.')).toBeVisible({ timeout: 60_000 });
    expect(await held()).toBeGreaterThan(before);
  });
});
