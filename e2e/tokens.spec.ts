import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Page } from '@playwright/test';
import { type Address, createClient, http } from 'viem';
import { deployContract, waitForTransactionReceipt } from 'viem/actions';
import { axeViolations } from './src/axe-violations';
import { type ListServer, startListServer } from './src/list-server';
import { test } from './src/stack-test';

async function deployToken(stack: TestStack, { name, symbol }: { name: string; symbol: string }): Promise<Address> {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const owner = stack.chain.accounts.at(-1)?.address;
  if (owner === undefined) throw new Error('There is no development account');
  const hash = await deployContract(client, {
    chain: null,
    account: owner,
    abi: listTokenAbi,
    bytecode: listTokenBytecode,
    args: [name, symbol, 18, 10n ** 24n, owner],
    gasPrice: stack.chain.gasPrice,
  });
  const { contractAddress, status } = await waitForTransactionReceipt(client, { hash });
  if (!contractAddress || status !== 'success') throw new Error('The token was not deployed');
  return contractAddress;
}

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
  await search.fill(stack.settings.tokens.money.address.toLowerCase());
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

/** A list of one token that nobody else lists. */
function makeList(
  name: string,
  options: { version?: readonly [number, number, number]; symbols?: readonly string[] } = {},
) {
  const [major, minor, patch] = options.version ?? [1, 0, 0];
  return {
    name,
    timestamp: '2026-01-02T03:04:05.000Z',
    version: { major, minor, patch },
    tokens: (options.symbols ?? ['FINE']).map((symbol, index) => ({
      chainId: 2372,
      address: `0x${String(index + 7).repeat(40)}`,
      decimals: 18,
      symbol,
      name: `${symbol} token`,
    })),
  };
}

async function openManage(page: Page) {
  await page.getByRole('button', { name: /^To: ?/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Lists' })).toBeVisible();
  return dialog;
}

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
    await expect(dialog.getByText('The last list stays')).toBeVisible();
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
    await dialog.getByRole('button', { name: 'Remove Other Tokens' }).click();
    await expect(dialog.getByText('Please confirm you would like to remove this list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Other Tokens' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove Other Tokens' }).click();
    await dialog.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
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
    lists.answer('/big.json', JSON.stringify(makeList('Big')) + ' '.repeat(2_000_000));
    lists.answer('/page.html', '<!doctype html>');
    await swapPage.open();
    const dialog = await openManage(page);
    const field = dialog.getByLabel('Add a list');
    await field.fill('not a place');
    await expect(dialog.getByText('Enter valid list location')).toBeVisible();
    for (const [path, words] of [
      ['/twins.json', 'Duplicate tokens.'],
      ['/shape.json', 'Token list failed validation: timestamp must be an ISO date with time'],
      ['/many.json', 'Token list failed validation: tokens has more than 10000 entries'],
      ['/big.json', 'The file is larger than 2 MB.'],
      ['/page.html', 'What is there is not a token list.'],
      ['/gone.json', `Failed to download list ${lists.url('/gone.json')}`],
    ] as const) {
      await field.fill(lists.url(path));
      await expect(dialog.getByText(words)).toBeVisible({ timeout: 20_000 });
      await expect(dialog.getByText('Error importing list')).toBeVisible();
    }
    await field.fill(new URL('/lists/default.tokenlist.json', page.url()).href);
    await expect(dialog.getByText('This list is already among your lists.')).toBeVisible();
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
    await expect(dialog.getByText('Error importing list')).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('dialog', { name: 'Select a Token' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
    await expect(dialog.getByRole('switch')).toHaveCount(1);
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
      await expect(update).toContainText('1 token added: THIRD');
      await update.getByRole('button', { name: 'Accept update' }).click();
      await expect(update).toHaveCount(0);
      await swapPage.picker('To').click();
      await dialog.getByRole('combobox').fill('third');
      await expect(dialog.getByRole('option').filter({ hasText: 'THIRD' })).toContainText('via Other Tokens');
    });
  }
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
    await expect(target).toBeVisible({ timeout: 20_000 });
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
