import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

const palette = (page: Page) => page.getByRole('dialog', { name: /^(Search|Suche|بحث)$/ });
const field = (page: Page) => palette(page).getByRole('combobox');

async function search(page: Page, text: string): Promise<void> {
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('/ finds a token by keyboard alone, and Enter buys it', async ({ swapPage, page, stack }) => {
  await swapPage.open();
  await search(page, 'money');
  await expect(palette(page).getByRole('option').first()).toContainText('MONEY');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/swap\\?outputCurrency=${addressOf(stack.settings, 'tokens', 'money')}`));
  await expect(swapPage.picker('To')).toContainText('MONEY');
  await search(page, 'besc');
  await page.keyboard.press('Enter');
  await expect(swapPage.picker('To')).toContainText('BESC');
  await expect(swapPage.picker('From')).toContainText('BUSDC');
});

test('pages are found by arrow keys, and what was picked comes first the next time', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/liquidity$/);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/Liquidity/);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('a / in a field is text; Ctrl+K opens from there, and the focus comes back', async ({ swapPage, page }) => {
  await swapPage.open();
  const amount = swapPage.amount('From');
  await amount.focus();
  await page.keyboard.press('/');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(amount).toBeFocused();
});

test('what is typed faster than the palette comes is searched for all the same', async ({ swapPage, page }) => {
  await swapPage.open();
  await swapPage.amount('From').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import');
  await expect(field(page)).toHaveValue('import');
  await expect(swapPage.amount('From')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find$/);
});

test('nothing opens over a dialog that waits for an answer', async ({ swapPage, page }) => {
  await swapPage.open();
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('I18N-02 actions: the theme, a language by any of its names, the settings', async ({ swapPage, page }) => {
  await swapPage.open();
  const before = await page.locator('html').getAttribute('data-theme');
  await search(page, 'theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  await search(page, 'settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, 'german');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await search(page, 'englisch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('nothing found says so, and an unknown address is offered by what the chain says of it', async ({
  swapPage,
  page,
  stack,
}) => {
  await swapPage.open();
  await search(page, 'zzzzzz');
  await expect(palette(page)).toContainText('No results found.');
  expect(await axeViolations(page)).toEqual([]);
  await field(page).fill(addressOf(stack.settings, 'swap', 'factory'));
  await expect(palette(page)).toContainText('No results found.');
  const pair = addressOf(stack.settings, 'tokens', 'stable').toLowerCase();
  await field(page).fill(pair);
  await expect(palette(page).getByRole('option')).toContainText('BUSDC');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('the palette opens by its button and has no axe finding', async ({ swapPage, page }) => {
        await swapPage.open();
        await page.getByRole('button', { name: 'Search pages and tokens' }).click();
        await expect(field(page)).toBeFocused();
        expect(await axeViolations(page)).toEqual([]);
        await page.keyboard.type('m');
        await expect(palette(page).getByRole('group', { name: 'Tokens' })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }
}
