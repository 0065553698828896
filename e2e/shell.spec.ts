import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { builtPart } from './src/built-part';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

for (const size of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size.width} px, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme });

      test('the swap page and its dialogs have no axe finding and no sideways scrolling', async ({
        swapPage,
        page,
      }) => {
        await swapPage.open({ exactAmount: '100' });
        await expect(swapPage.amount('To')).not.toHaveValue('');
        expect(await axeViolations(page)).toEqual([]);
        expect(await isWiderThanScreen(page)).toBe(false);
        for (const button of ['Settings', 'Recent Transactions']) {
          await page.getByRole('main').getByRole('button', { name: button }).click();
          await expect(swapPage.dialog).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await swapPage.picker('To').click();
        await expect(swapPage.dialog.getByRole('option').first()).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}

test('ROUTE-52 ROUTE-53 OPEN-14 anything else is the not-found page, with a way home and the bare product name', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/swap/one/two`);
  await expect(page.getByText('Oops, page not found.')).toBeVisible();
  await expect(page).toHaveTitle('BESC Swap');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('link', { name: 'Back Home' })
    .or(page.getByRole('button', { name: 'Back Home' }))
    .click();
  await expect(page).toHaveURL(/\/(swap)?(\?.*)?$/);
});

test('ROUTE-03 ROUTE-51 an output currency in the path becomes a query', async ({ page, stack }) => {
  const money = addressOf(stack.settings, 'tokens', 'money');
  await page.goto(`${stack.webUrl}/swap/${money}`);
  await expect(page).toHaveURL(new RegExp(`/swap\\?.*outputCurrency=${money}`));
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-20 the menu and the bar of phones mark the active entry, and none on pages below', async ({
    swapPage,
    page,
  }) => {
    await swapPage.open();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(swapPage.dialog.getByRole('link', { name: 'Exchange' })).toHaveAttribute('aria-current', 'page');
    await swapPage.dialog.getByRole('link', { name: 'Liquidity' }).click();
    await expect(page).toHaveURL(/\/liquidity$/);
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(swapPage.dialog.locator('[aria-current]')).toHaveText('Liquidity');
    await page.keyboard.press('Escape');
    await expect(bar.locator('[aria-current=page]')).toHaveText('Trade');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Add Liquidity/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Add Liquidity');
    // The page is no entry of the menu, and stands in one of its groups all the same.
    await expect(bar.locator('[aria-current=page]')).toHaveCount(0);
    await expect(bar.locator('[aria-current=true]')).toHaveText('Trade');
  });
});

test('TITLE-01 TITLE-03 the title is the page name followed by the product name', async ({ swapPage, page }) => {
  await swapPage.open();
  await expect(page).toHaveTitle(/Exchange.*BESC Swap/);
});

test('PLAT-09 PLAT-11 PLAT-12 SET-36 theme and the dismissed banner survive a new visit', async ({
  swapPage,
  page,
}) => {
  await swapPage.open();
  await expect(page.getByText('Phishing warning', { exact: false })).toBeVisible();
  await page
    .getByRole('button', { name: /dismiss|close/i })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const dark = swapPage.dialog.getByRole('switch', { name: /dark/i });
  const wasDark = await dark.isChecked();
  await dark.click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', wasDark ? 'light' : 'dark');
  await expect(page.getByText('Phishing warning', { exact: false })).toHaveCount(0);
});

test('PLAT-24 PLAT-25 a page part that cannot be loaded causes one reload, then the error', async ({ page, stack }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const part = builtPart('swap');
  await page.route(part, (route) => route.abort());
  await page.goto(`${stack.webUrl}/swap`);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  // In words of the page, not of the browser.
  await expect(page.getByRole('alert')).toHaveText('Part of this page couldn’t load. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Swap/, level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

test('PLAT-25 a page part that failed is asked for again when its page is reopened', async ({ swapPage, page }) => {
  await swapPage.open();
  const part = builtPart('liquidity');
  await page.route(part, (route) => route.abort());
  const main = page.getByRole('navigation', { name: 'Trade' });
  await main.getByRole('link', { name: 'Import Pool' }).click();
  // The one reload, then the error.
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await main.getByRole('link', { name: 'Exchange' }).click();
  await expect(page.getByRole('heading', { name: /^Swap/, level: 1 })).toBeVisible();
  await page.unroute(part);
  await main.getByRole('link', { name: 'Import Pool' }).click();
  await expect(page.getByRole('heading', { name: /Import Pool/, level: 1 })).toBeVisible();
});

test('I18N-02 I18N-06 Arabic turns the page around, and stays after a new visit', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Swap');
  expect(await axeViolations(page)).toEqual([]);
});

test('I18N-03 I18N-08 OPEN-47 each of the 28 languages has a file of its own with all texts, and the page speaks it', async ({
  swapPage,
  page,
  stack,
}) => {
  await swapPage.open();
  const offered = page.getByRole('combobox', { name: 'Language' }).locator('option');
  await expect(offered).toHaveCount(28);
  expect((await offered.allTextContents()).filter((name) => name.includes('('))).toEqual([
    'Português (Brasil)',
    'Português (Portugal)',
  ]);
  const codes = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const files = await Promise.all(
    codes.map(async (code) => {
      const answer = await page.request.get(new URL(`/locales/${code}.json`, stack.webUrl).href);
      return {
        code,
        texts: Object.keys(await answer.json()).filter((key) => !/_(?:zero|one|two|few|many|other)$/.test(key)),
      };
    }),
  );
  for (const { code, texts } of files) expect(texts, code).toEqual(files[0]?.texts);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Échanger');
});

test('TOKEN-13 on a phone the tokens scroll, not the dialog around them, and names stand at the page’s side', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem('besc-preferences', JSON.stringify({ language: 'ar' })));
  await page.goto(`${stack.webUrl}/swap`);
  await page.locator('main button:has(bdi)').last().click();
  const list = page.getByRole('dialog').getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  const scrolls = await list.evaluate((element) => {
    const outer = element.closest('[role=dialog] > div');
    return {
      list: element.scrollHeight > element.clientHeight,
      dialog: outer && outer.scrollHeight > outer.clientHeight,
    };
  });
  expect(scrolls).toEqual({ list: true, dialog: false });
  const aligned = await list
    .getByRole('option')
    .first()
    .locator('bdi')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).textAlign));
  expect(new Set(aligned)).toEqual(new Set(['right']));
});

test('I18N-03 I18N-08 all 28 languages can be chosen and answer', async ({ swapPage, page, stack }) => {
  await swapPage.open();
  const offered = page.getByRole('combobox', { name: 'Language' }).locator('option');
  await expect(offered).toHaveCount(28);
  const codes = await offered.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const code of codes) {
    const response = await page.request.get(`${stack.webUrl}/locales/${code}.json`);
    expect(response.status(), code).toBe(200);
    expect(await response.json()).toBeInstanceOf(Object);
  }
});
