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

test('the top bar fits narrow phones and small tablets in each state of the wallet, in long words too', async ({
  page,
  swapPage,
  wallet,
}) => {
  const sweep = new LayoutSweep(page, {
    widths: [1024, 768, 360, 320],
    languages: ['de', 'el', 'ro', 'hu', 'ta', 'ar', 'en'],
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await swapPage.open();
  await sweep.visit('without a wallet', () => sweep.look('without a wallet'));
  await swapPage.connect();
  wallet.rejectNext('wallet_switchEthereumChain');
  await wallet.useChain(1);
  const bar = page.getByRole('banner');
  await sweep.visit('wrong network', async () => {
    await expect(bar.getByRole('button', { name: 'Wrong network' })).toBeVisible();
    await sweep.look('wrong network');
  });
  const release = wallet.holdNext('wallet_switchEthereumChain');
  await sweep.visit('switching', async () => {
    await bar.getByRole('button', { name: 'Wrong network' }).click();
    await expect(bar.getByRole('button', { name: 'Switching network' })).toBeVisible();
    await sweep.look('switching');
  });
  release();
  expect(sweep.faults).toEqual([]);
});

test('WCAG 2.4.11 what has the focus is not hidden under the bars that stay, and the skip link leads to what is seen', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${stack.webUrl}/pools`);
  await expect(page.getByRole('main').locator('[aria-expanded]').nth(8)).toBeVisible();
  const isHidden = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement?.getBoundingClientRect();
      if (!activeElement || !box || !activeElement.closest('main')) return false;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top !== null && top.closest('header.sticky, nav.sticky') !== null;
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press(key);
      // The browser scrolls in a frame of its own.
      await expect.poll(isHidden, { message: `${key} ${press}` }).toBe(false);
    }
  }
});

test('the bar of phones breaks no word, in whatever language', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${stack.webUrl}/liquidity`);
  const bar = page.getByRole('navigation').last();
  const broken = () =>
    bar.evaluate((nav) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        // A word with a hyphen may go on below it.
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      }
      return nav.scrollWidth > nav.clientWidth ? [...words, 'wider than the phone'] : words;
    });
  for (const language of ['en', 'es', 'id', 'nl', 'ro', 'sv', 'ta', 'uk']) {
    await page.evaluate((code) => {
      localStorage.setItem('besc-preferences', JSON.stringify({ version: 1, language: code }));
    }, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(bar.getByRole('link')).toHaveCount(4);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect([language, width, await broken()]).toEqual([language, width, []]);
    }
  }
});
