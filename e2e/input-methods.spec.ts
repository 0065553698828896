import { expect, type Locator, type Page } from '@playwright/test';
import { PredictionPage } from './src/prediction/prediction-page';
import { Rounds } from './src/prediction/rounds';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

/** Composes a text as an input method does, step by step, and commits it. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.focus();
  const browser = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    await browser.send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
    await expect(field).toHaveValue(part);
  }
  await browser.send('Input.insertText', { text });
  await browser.detach();
}

test('an amount, a tolerance and a deadline are what an input method composed', async ({ swapPage, page }) => {
  await swapPage.open();
  const from = swapPage.amount('From');
  for (const [composed, meant] of [
    ['１２．５', '12.5'],
    ['１０００', '1000'],
    ['1,5', '1.5'],
    ['٣٫٥', '3.5'],
  ] as const) {
    await compose(page, from, composed);
    await expect(from).toHaveValue(meant);
  }
  await expect(swapPage.amount('To')).not.toHaveValue('');
  await compose(page, from, '１２ａ');
  await expect(swapPage.amount('To')).toHaveValue('');
  await expect(swapPage.main.getByText('“１２ａ” isn’t an amount and was ignored.')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  const slippage = swapPage.dialog.getByRole('textbox', { name: /slippage/i });
  await compose(page, slippage, '１．２５');
  await expect(slippage).toHaveValue('1.25');
  const deadline = swapPage.dialog.getByRole('textbox', { name: /deadline/i });
  await compose(page, deadline, '４５');
  await expect(deadline).toHaveValue('45');
  await compose(page, deadline, '１．５');
  await expect(deadline).toHaveValue('１．５');
  await expect(swapPage.dialog.getByText('“１．５” isn’t a whole number of minutes and was ignored.')).toBeVisible();
});

test('a position is what an input method composed, and no key makes another number of it', async ({
  page,
  stack,
  wallet,
}) => {
  const { epoch } = await new Rounds(stack).start();
  const screen = new PredictionPage(page, stack);
  await screen.open();
  await screen.connect();
  await screen.card(epoch).getByRole('button', { name: 'Enter UP' }).click();
  const amount = screen.dialog.getByRole('textbox', { name: 'Commit' });
  await compose(page, amount, '０．５');
  await expect(amount).toHaveValue('0.5');
  for (const typed of ['-1', '1e3', '1.2.3']) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(amount).toHaveValue(typed);
    await expect(screen.dialog.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
    await expect(screen.dialog.getByText(`“${typed}” isn’t an amount and was ignored.`)).toBeVisible();
  }
  expect(wallet.calls('eth_sendTransaction')).toHaveLength(0);
});
