import { expect } from '@playwright/test';
import { typedAmounts as amounts } from '../src/dialog-tour';
import { LayoutSweep } from '../src/layout-sweep';
import { LiquidityPage } from '../src/liquidity/liquidity-page';
import { type LongTokens, makeLongTokens } from '../src/long-tokens';
import { test } from '../src/stack-test';

test.describe('no amount and no symbol is cut without a mark, and a finger finds every control', () => {
  // The one that `makeLongTokens` gives its tokens to.
  test.use({ walletAccount: 29 });
  test.slow();

  let tokens: LongTokens;
  test.beforeAll(async ({ stack }) => {
    tokens = await makeLongTokens(stack);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('swap and its dialogs', async ({ page, swapPage }) => {
    const sweep = new LayoutSweep(page);
    const main = page.getByRole('main');
    const { dialog } = swapPage;
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await sweep.visit('a token of a link', async () => {
      await swapPage.open({ inputCurrency: tokens.whole, outputCurrency: tokens.longer });
      await sweep.look('import of a token');
      await swapPage.importToken();
    });
    await sweep.visit('the wallet', async () => {
      await main.getByRole('button', { name: 'Connect Wallet' }).click();
      await sweep.look('wallets');
      await close();
      await swapPage.connect();
    });
    for (const [name, amount] of Object.entries(amounts)) {
      await sweep.visit(name, async () => {
        await swapPage.amount('From').fill(amount);
        await sweep.look(`swap with a ${name} amount`);
      });
    }
    await sweep.visit('a recipient', async () => {
      await swapPage.amount('To').fill(amounts.long);
      await main.getByRole('button', { name: '+ Add a send (optional)' }).click();
      await page.locator('input[name="recipient"]').fill(tokens.longer);
      await sweep.look('a long amount to receive and a recipient');
    });
    for (const button of ['Settings', 'Recent Transactions']) {
      await sweep.visit(button, async () => {
        await main.getByRole('button', { name: button }).click();
        await expect(dialog).toBeVisible();
        await sweep.look(button);
        await close();
      });
    }
    await sweep.visit('tokens', async () => {
      await swapPage.picker('To').click();
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await sweep.look('token dialog');
      await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
      await expect(dialog.getByRole('tab', { name: 'Lists' })).toBeVisible();
      await sweep.look('manage lists');
      await dialog.getByRole('tab', { name: 'Tokens' }).click();
      await sweep.look('manage tokens');
      await close();
    });
    await sweep.visit('palette', async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('combobox')).toBeVisible();
      await sweep.look('palette');
      await close();
    });
    await sweep.visit('menu', async () => {
      await page.setViewportSize({ width: 390, height: 2400 });
      await page.getByRole('navigation').getByRole('button', { name: 'Menu' }).click();
      await expect(dialog.getByRole('link').first()).toBeVisible();
      await sweep.look('menu', { widest: 390 });
      await close();
    });
    await sweep.visit('chart', async () => {
      await page.setViewportSize({ width: 768, height: 2400 });
      await main.getByRole('button', { name: 'Price chart' }).click();
      await expect(dialog.getByRole('radio', { name: '1Y' })).toBeVisible();
      await sweep.look('chart dialog', { widest: 768 });
      await close();
    });
    await sweep.visit('review', async () => {
      await swapPage.open({
        inputCurrency: 'BESC',
        outputCurrency: tokens.whole,
        exactAmount: '12.789012345678901234',
      });
      await expect(swapPage.swap).toBeEnabled();
      await swapPage.swap.click();
      await expect(swapPage.confirmSwap).toBeVisible();
      await sweep.look('review');
      await swapPage.confirmSwap.click();
      await expect(dialog.getByText('Swap confirmed')).toBeVisible({ timeout: 30_000 });
      await sweep.look('end of a swap');
    });
    expect(sweep.faults).toEqual([]);
  });

  test('liquidity and its dialogs', async ({ page, stack, swapPage }) => {
    const sweep = new LayoutSweep(page);
    const screen = new LiquidityPage(page, stack);
    await sweep.visit('add', async () => {
      await screen.open(`/add/BESC/${tokens.longer}`);
      await swapPage.importToken();
      await screen.connect();
      for (const [name, amount] of Object.entries(amounts)) {
        await screen.amount('b').fill(amount);
        await sweep.look(`add with a ${name} amount`);
      }
    });
    await sweep.visit('a new pool', async () => {
      await screen.open(`/add/${tokens.whole}/${tokens.longer}`);
      await swapPage.importToken();
      await screen.amount('a').fill(amounts.long);
      await screen.amount('b').fill(amounts.tiny);
      await sweep.look('a new pool');
    });
    await sweep.visit('supply', async () => {
      await screen.open(`/add/BESC/${tokens.whole}`);
      await screen.amount('a').fill('1.789012345678901234');
      await expect(screen.amount('b')).not.toHaveValue('');
      await screen.approve(screen.button('Supply'));
      await screen.button('Supply').click();
      await expect(screen.dialog.getByRole('heading', { name: 'You will receive' })).toBeVisible();
      await sweep.look('supply');
    });
    await sweep.visit('remove', async () => {
      await screen.open(`/remove/BESC/${tokens.whole}`);
      await screen.button('Max').click();
      await sweep.look('remove');
      await screen.button('Enable').click();
      await expect(screen.button('Remove')).toBeEnabled();
      await screen.button('Remove').click();
      await expect(screen.dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
      await sweep.look('removal');
    });
    await sweep.visit('positions', async () => {
      await screen.open('/liquidity');
      await screen.main.locator('[aria-expanded]').first().click();
      await sweep.look('positions');
    });
    await sweep.visit('find', async () => {
      await screen.open('/find');
      await sweep.look('find');
    });
    expect(sweep.faults).toEqual([]);
  });
});
