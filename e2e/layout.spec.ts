import { expect } from '@playwright/test';
import { typedAmounts } from './src/dialog-tour';
import { LayoutSweep } from './src/layout-sweep';
import { LiquidityPage } from './src/liquidity/liquidity-page';
import { makeLongTokens } from './src/long-tokens';
import { test } from './src/stack-test';

// The account that `makeLongTokens` gives its tokens to.
test.use({ walletAccount: 29 });

test('nothing is cut without a mark on the narrowest phones, in the longest words and from right to left', async ({
  page,
  stack,
  swapPage,
}) => {
  const tokens = await makeLongTokens(stack);
  const sweep = new LayoutSweep(page, { widths: [390, 320] });
  const liquidity = new LiquidityPage(page, stack);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sweep.visit('swap', async () => {
    await swapPage.open({ inputCurrency: tokens.whole, outputCurrency: tokens.longer });
    await swapPage.importToken();
    await swapPage.connect();
    await swapPage.amount('From').fill(typedAmounts.huge);
    await page.getByRole('button', { name: '+ Add a send (optional)' }).click();
    await page.locator('input[name="recipient"]').fill(tokens.longer);
    await sweep.look('swap');
  });
  await sweep.visit('review', async () => {
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: tokens.whole, exactAmount: '12.789012345678901234' });
    await expect(swapPage.swap).toBeEnabled();
    await swapPage.swap.click();
    await expect(swapPage.confirmSwap).toBeVisible();
    await sweep.look('review');
  });
  await sweep.visit('add', async () => {
    await liquidity.open(`/add/BESC/${tokens.whole}`);
    await liquidity.amount('b').fill('1234.789012345678901234');
    await sweep.look('add');
  });
  await sweep.visit('positions', async () => {
    await liquidity.open('/liquidity');
    await liquidity.main.locator('[aria-expanded]').first().click();
    await sweep.look('positions');
  });
  expect(sweep.faults).toEqual([]);
});
