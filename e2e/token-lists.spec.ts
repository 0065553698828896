import { expect, type Locator, type Page } from '@playwright/test';
import { type ListServer, startListServer } from './src/list-server';
import { makeList } from './src/make-list';
import { openManage } from './src/open-manage';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

async function importList(page: Page, url: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add a list').fill(url);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import List' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I understand' }).click();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
}

test.describe('token lists', () => {
  let lists: ListServer;
  test.beforeEach(async () => {
    lists = await startListServer();
  });
  test.afterEach(() => lists.stop());

  test('LIST-19 LIST-21 LIST-23 LIST-24 LIST-43 LIST-49 a list is added by its URL, turned off and on, and removed', async ({
    swapPage,
    page,
  }) => {
    lists.answer('/list.json', makeList('Other Tokens'));
    await swapPage.open();
    const dialog = await openManage(page);
    await expect(dialog.getByText('You need at least one list')).toBeVisible();
    await importList(page, lists.url('/list.json'));
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('combobox').fill('fine');
    await expect(dialog.getByRole('option').filter({ hasText: 'FINE' })).toContainText('via Other Tokens');
    await page.reload();
    await openManage(page);
    const use = dialog.getByRole('switch', { name: 'Other Tokens' });
    await expect(use).toBeChecked();
    await use.click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('combobox').fill('fine');
    await expect(dialog.getByText('No results found.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
    await use.click();
    await dialog.getByRole('button', { name: 'Remove list Other Tokens' }).click();
    await expect(dialog.getByText('Please confirm you would like to remove this list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove list Other Tokens' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove list Other Tokens' }).click();
    await dialog.getByRole('alertdialog').getByRole('button', { name: 'Remove list' }).click();
    await expect(use).toHaveCount(0);
    await page.reload();
    await openManage(page);
    await expect(dialog.getByRole('switch', { name: 'BESC Swap Default' })).toBeChecked();
    await expect(use).toHaveCount(0);
  });

  test('LIST-35 LIST-36 LIST-40 LIST-41 LIST-55 what is wrong with a list is said where it is added', async ({
    swapPage,
    page,
  }) => {
    const [token] = makeList('Twins').tokens;
    lists.answer('/twins.json', { ...makeList('Twins'), tokens: [token, token] });
    lists.answer('/shape.json', { ...makeList('Shape'), timestamp: 'yesterday' });
    lists.answer('/many.json', { ...makeList('Many'), tokens: Array.from({ length: 10_001 }, () => ({})) });
    lists.answer('/big.json', JSON.stringify(makeList('Big')) + ' '.repeat(4_000_000));
    lists.answer('/page.html', '<!doctype html>');
    await swapPage.open();
    const dialog = await openManage(page);
    const field = dialog.getByLabel('Add a list');
    await field.fill('not a place');
    await expect(dialog.getByText('Enter valid list location')).toBeVisible();
    await field.fill('ftp://host.example/list.json ');
    await expect(dialog.getByText('Unrecognized list URL protocol.')).toBeVisible();
    for (const [path, words] of [
      ['/twins.json', 'Duplicate tokens.'],
      ['/shape.json', 'Token list failed validation: timestamp must be an ISO date with time'],
      ['/many.json', 'Token list failed validation: tokens has more than 10000 entries'],
      ['/big.json', 'The file is larger than 4 MB.'],
      ['/page.html', 'That isn’t a token list.'],
      ['/gone.json', `Failed to download list ${lists.url('/gone.json')}`],
    ] as const) {
      await field.fill(lists.url(path));
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByText('Error importing list')).toBeVisible();
    }
    await field.fill(new URL('/lists/default.tokenlist.json', page.url()).href);
    await expect(dialog.getByText('You’ve already added this list.')).toBeVisible();
  });

  test('LIST-46 LIST-50 LIST-57 a list is found by its name, and an unknown name is said', async ({
    swapPage,
    page,
  }) => {
    await swapPage.open();
    const dialog = await openManage(page);
    await dialog.getByLabel('Add a list').fill('tokens.besc');
    await expect(dialog.getByText('BESC Community')).toBeVisible();
    await dialog.getByLabel('Add a list').fill('missing.besc');
    await expect(dialog.getByText('Failed to resolve ENS name: missing.besc')).toBeVisible();
  });

  test('LIST-26 LIST-36 a list that fails while it is imported is not kept', async ({ swapPage, page }) => {
    lists.answer('/list.json', makeList('Fleeting'));
    await swapPage.open();
    const dialog = await openManage(page);
    await dialog.getByLabel('Add a list').fill(lists.url('/list.json'));
    await dialog.getByRole('button', { name: 'Import' }).click();
    lists.answer('/list.json', 'gone');
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'I understand' }).click();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog.getByText('Error importing list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('dialog', { name: 'Select a Token' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
    await expect(dialog.getByRole('switch')).toHaveCount(1);
  });

  test('LIST-02 TOKEN-30 OPEN-86 a list’s own pictures are shown as our server drew them, else a mark', async ({
    swapPage,
    page,
    stack,
  }) => {
    const made = makeList('With Pictures', { symbols: ['FINE', 'SVGT', 'GONE'] });
    const [fine, svg, gone] = made.tokens;
    const red = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';
    lists.answer('/fine.png', Buffer.from(red, 'base64'));
    lists.answer('/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    lists.answer('/list.json', {
      ...made,
      logoURI: lists.url('/fine.png'),
      tokens: [
        { ...fine, logoURI: lists.url('/fine.png') },
        { ...svg, logoURI: lists.url('/mark.svg') },
        { ...gone, logoURI: lists.url('/gone.png') },
      ],
    });
    const foreign: string[] = [];
    const own = [stack.webUrl, ...stack.settings.chain.rpcUrls, ...stack.settings.lists.gateways];
    page.on('request', (request) => {
      const url = request.url();
      if (/^http/.test(url) && !own.some((base) => url.startsWith(base))) foreign.push(url);
    });
    const widthOf = (where: Locator) =>
      where.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await swapPage.open();
    const dialog = await openManage(page);
    await importList(page, lists.url('/list.json'));
    const card = dialog.getByRole('listitem').filter({ hasText: 'With Pictures' });
    await expect.poll(() => widthOf(card)).toBe(128);
    await dialog.getByRole('button', { name: 'Back' }).click();
    const row = async (symbol: string) => {
      await dialog.getByRole('combobox').fill(symbol);
      return dialog.getByRole('option').filter({ hasText: symbol });
    };
    await expect.poll(async () => widthOf(await row('FINE'))).toBe(128);
    for (const symbol of ['SVGT', 'GONE']) {
      await expect((await row(symbol)).locator('img')).toHaveCount(0);
      await expect((await row(symbol)).locator('svg').first()).toBeVisible();
    }
    expect(foreign).toEqual([]);
    expect(new Set(lists.asked.map(({ by }) => by))).toEqual(new Set(['besc-swap']));
  });

  for (const [row, version, words] of [
    ['LIST-27', [1, 0, 1], 'Patch: details of tokens may change'],
    ['LIST-28', [1, 1, 0], 'Minor update: tokens may be added'],
    ['LIST-29', [2, 0, 0], 'Major update: tokens may be removed'],
  ] as const) {
    test(`LIST-13 LIST-17 ${row} a newer version is asked about and taken on a yes`, async ({ swapPage, page }) => {
      lists.answer('/list.json', makeList('Other Tokens'));
      await swapPage.open();
      const dialog = await openManage(page);
      await importList(page, lists.url('/list.json'));
      lists.answer('/list.json', makeList('Other Tokens', { version, symbols: ['FINE', 'THIRD'] }));
      await page.reload();
      const update = page.getByRole('region', { name: 'Token list update' });
      await expect(update).toContainText(`v1.0.0 → v${version.join('.')}`);
      await expect(update).toContainText(words);
      await expect(update.getByRole('listitem')).toHaveText(/^1 token added\W*THIRD$/);
      await update.getByRole('button', { name: 'Accept update' }).click();
      await expect(update).toHaveCount(0);
      await swapPage.picker('To').click();
      await dialog.getByRole('combobox').fill('third');
      await expect(dialog.getByRole('option').filter({ hasText: 'THIRD' })).toContainText('via Other Tokens');
    });
  }
});
