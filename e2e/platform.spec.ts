import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builtPart } from './src/built-part';
import { LiquidityPage } from './src/liquidity/liquidity-page';
import { test } from './src/stack-test';

/** Makes the page believe that its tab is in the background, or in front again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

test('CALL-26 a hidden page asks for nothing, and catches up when it is shown', async ({ swapPage, stack, page }) => {
  await page.clock.install();
  await swapPage.open({ exactAmount: '1' });
  await expect(swapPage.amount('To')).not.toHaveValue('');
  // The last that the page opens with; on a busy machine it is idle for a while before.
  await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /\d/);
  let asked: string[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    asked.push(request.url());
    lastAt = Date.now();
  });
  await setHidden(page, true);
  // What was begun before, such as the names of a list, is read to its end.
  await expect.poll(() => Date.now() - lastAt, { timeout: 60_000 }).toBeGreaterThan(3_000);
  asked = [];
  // Three blocks go by, and for the page their time.
  await stack.chain.mine(3);
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  const caughtUp = page.waitForRequest((request) => request.method() === 'POST');
  await setHidden(page, false);
  await caughtUp;
});

test('PLAT-13 PLAT-14 PLAT-15 PLAT-16 PLAT-17 PLAT-18 visitors see prices; whatever moves money asks for a wallet', async ({
  swapPage,
  page,
  stack,
}) => {
  await swapPage.open({ outputCurrency: 'MONEY', exactAmount: '1' });
  await expect(swapPage.amount('To')).not.toHaveValue('');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect(swapPage.swap).toHaveCount(0);
  await expect(swapPage.enable).toHaveCount(0);
  const liquidity = new LiquidityPage(page, stack);
  await liquidity.open('/add/{MONEY}/{BUSDC}');
  await expect(main.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Supply|Enable)/ })).toHaveCount(0);
  await expect(main.getByText(/Balance/)).toHaveCount(0);
  await liquidity.open('/liquidity');
  await expect(main.getByText(/connect/i).first()).toBeVisible();
});

test('PLAT-26 PLAT-27 every account on the block list sees only these words', async ({
  swapPage,
  wallet,
  page,
  stack,
}) => {
  const { blockedAddresses } = stack.settings;
  expect(blockedAddresses).toHaveLength(20);
  await swapPage.open();
  wallet.account = blockedAddresses[7] ?? wallet.account;
  await swapPage.chooseWallet();
  const onlyWords = async () => {
    await expect(page.getByRole('heading', { name: 'Blocked address' })).toBeVisible();
    await expect(page.locator('body')).toHaveText('Blocked address', { useInnerText: true });
  };
  await onlyWords();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await onlyWords();
  // Nothing of the page is there before the words either.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('header, nav, main form') !== null) sessionStorage.setItem('seen-before', 'yes');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${stack.webUrl}/liquidity`);
  await onlyWords();
  await page.goto(`${stack.webUrl}/nowhere`);
  await onlyWords();
  expect(await page.evaluate(() => sessionStorage.getItem('seen-before'))).toBeNull();
});

test('PLAT-23 the code of a page comes when it is opened', async ({ swapPage, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await swapPage.open();
  await page.waitForLoadState('networkidle');
  const part = builtPart('liquidity');
  expect(scripts.filter((url) => part.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Import Pool' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Import Pool/);
  expect(scripts.filter((url) => part.test(url))).toHaveLength(1);
});

test('PLAT-08 PLAT-10 I18N-06 language and sound survive a new visit', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const sounds = swapPage.dialog.getByRole('switch', { name: /sound/i });
  const wasOn = await sounds.isChecked();
  await sounds.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('main').getByRole('button', { name: 'Einstellungen' }).click();
  const again = swapPage.dialog.getByRole('switch', { name: /Ton|Töne|Klänge|Sound/i });
  await expect(again).toBeChecked({ checked: !wasOn });
});

test('TITLE-02..07 TITLE-31 each page has its name, the product’s, and a live price with three decimals', async ({
  page,
  stack,
}) => {
  const liquidity = new LiquidityPage(page, stack);
  for (const [path, name] of [
    ['/', 'Home'],
    ['/add/BESC/{BUSDC}', 'Add Liquidity'],
    ['/remove/BESC/{BUSDC}', 'Remove Liquidity'],
    ['/liquidity', 'Liquidity'],
    ['/find', 'Import Pool'],
    ['/swap', 'Exchange'],
  ] as const) {
    await liquidity.open(path);
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| BESC Swap - \\$\\d+\\.\\d{3}$`));
  }
});

test('TITLE-32 the price in the title is ... while it loads', async ({ page, stack }) => {
  for (const proxy of stack.proxies) proxy.inject({ kind: 'delay', ms: 30_000 });
  await page.goto(`${stack.webUrl}/swap`);
  await expect(page).toHaveTitle('Exchange | BESC Swap - ...');
});

test('I18N-10 in Arabic no page says an English text', async ({ page, stack }) => {
  const read = (code: string) =>
    page.request.get(`${stack.webUrl}/locales/${code}.json`).then((answer) => answer.json());
  const english: Record<string, string> = await read('en');
  const arabic: Record<string, string> = await read('ar');
  const texts = new Set(Object.entries(english).flatMap(([key, text]) => (arabic[key] === text ? [] : [text])));
  await page.addInitScript(() => {
    localStorage.setItem('besc-preferences', JSON.stringify({ version: 1, language: 'ar' }));
  });
  const liquidity = new LiquidityPage(page, stack);
  for (const path of ['/', '/swap', '/liquidity', '/add/BESC/{BUSDC}', '/remove/BESC/{BUSDC}', '/find', '/nowhere']) {
    await liquidity.open(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const [shown = ''] = await page.locator('body').allInnerTexts();
    const lines = shown.split('\n').map((line) => line.trim());
    expect(
      lines.filter((line) => texts.has(line)),
      path,
    ).toEqual([]);
    expect(
      lines.some((line) => /[\u0600-\u06ff]/.test(line)),
      path,
    ).toBe(true);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const language of ['en', 'ar']) {
      test(`nothing moves while a page comes, in ${language}`, async ({ page, stack }) => {
        await page.addInitScript((code) => {
          localStorage.setItem('besc-preferences', JSON.stringify({ version: 1, language: code }));
          const moved: { value: number; what: string }[] = [];
          Reflect.set(window, 'moved', moved);
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
              const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '?').join(' | ');
              moved.push({ value: Number(Reflect.get(entry, 'value')), what });
            }
          });
          observer.observe({ type: 'layout-shift', buffered: true });
        }, language);
        const liquidity = new LiquidityPage(page, stack);
        for (const path of ['/', '/swap', '/liquidity', '/add', '/find']) {
          await liquidity.open(path);
          await page.waitForLoadState('networkidle');
          const moved: { value: number; what: string }[] = await page.evaluate(() => Reflect.get(window, 'moved'));
          // A digit more in a live price is no movement of the page.
          expect(
            moved.filter(({ value }) => value > 0.001),
            path,
          ).toEqual([]);
        }
      });
    }
  });
}

test('PLAT-11 the banner names the host, and is not in the way of the menu', async ({ swapPage, page }) => {
  await swapPage.open();
  const host = new URL(page.url()).host;
  await expect(page.getByRole('complementary', { name: 'Warning' })).toContainText(host);
  const manifest = JSON.parse(
    readFileSync(new URL('../apps/web/public/manifest.webmanifest', import.meta.url), 'utf8'),
  );
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, page.url()).href)).status()).toBe(200);
});
