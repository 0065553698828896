import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { deployToken } from './src/deploy-token';
import { startListServer } from './src/list-server';
import { makeList } from './src/make-list';
import { openManage } from './src/open-manage';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

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
  await search.fill(addressOf(stack.settings, 'tokens', 'money').toLowerCase());
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

test('SET-19 LIST-34 TOKEN-07 a custom token stays after a reload and can be removed again', async ({
  swapPage,
  page,
  stack,
}) => {
  const address = await deployToken(stack, { name: 'Nobody', symbol: 'NOB' });
  await swapPage.open();
  const dialog = await openManage(page);
  await dialog.getByRole('tab', { name: 'Tokens' }).click();
  await dialog.getByLabel('Add a token').fill('0x12');
  await expect(dialog.getByText('Enter valid token address')).toBeVisible();
  await dialog.getByLabel('Add a token').fill(address.toLowerCase());
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Tokens' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
  await dialog.getByLabel('Add a token').fill(address);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('checkbox', { name: 'I understand' }).click();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('1 custom token')).toBeVisible();
  await page.reload();
  await swapPage.pick('To', 'NOB');
  await expect(swapPage.picker('To')).toContainText('NOB');
  await openManage(page);
  await dialog.getByRole('tab', { name: 'Tokens' }).click();
  await dialog.getByRole('button', { name: 'Remove NOB' }).click();
  await expect(dialog.getByText('No custom tokens')).toBeVisible();
});

test('SWAP-019 SET-19 a token from a link is imported with the tick and known on the next visit', async ({
  swapPage,
  page,
  stack,
}) => {
  const address = await deployToken(stack, { name: 'Nobody', symbol: 'NOB' });
  await swapPage.open({ outputCurrency: address });
  await swapPage.importToken();
  await expect(swapPage.picker('To')).toContainText('NOB');
  await swapPage.open({ outputCurrency: address });
  await expect(swapPage.picker('To')).toContainText('NOB');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('TOKEN-01 TOKEN-02 TOKEN-05 TOKEN-08 TOKEN-09 the four views by keyboard alone', async ({ swapPage, page }) => {
  const lists = await startListServer();
  lists.answer('/list.json', makeList('Keyed'));
  await swapPage.open();
  await swapPage.picker('To').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('dialog', { name: 'Select a Token' })).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const tabTo = async (name: string | RegExp, role: 'button' | 'tab' | 'checkbox' | 'textbox' = 'button') => {
    const target = dialog.getByRole(role, { name, exact: typeof name === 'string' });
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('Manage Tokens');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo('Add a list', 'textbox');
  await page.keyboard.type(lists.url('/list.json'));
  await tabTo('Import');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Import List' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo('I understand', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('Import');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
  await tabTo('Lists', 'tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Add a token' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo('Back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Select a Token' })).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(swapPage.picker('To')).toBeFocused();
  lists.stop();
});

for (const width of [360, 390, 1440]) {
  test(`TOKEN-10 TOKEN-11 TOKEN-12 TOKEN-13 sizes of the picker at ${width} px`, async ({ swapPage, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await swapPage.open();
    await swapPage.picker('To').click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(320);
    expect(box?.width).toBeLessThanOrEqual(420);
    await expect(swapPage.dialog.getByRole('option').first()).toBeVisible();
    expect((await swapPage.dialog.getByRole('option').first().boundingBox())?.height).toBe(97);
    expect((await swapPage.dialog.getByRole('listbox').boundingBox())?.height).toBe(390);
  });
}
