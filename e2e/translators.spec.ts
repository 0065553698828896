import { expect } from '@playwright/test';
import { ChainReads } from './src/chain-reads';
import { FarmChain } from './src/farms/farm-chain';
import { FarmsPage } from './src/farms/farms-page';
import { LotteryPage, lotteryOf } from './src/lottery/lottery-page';
import { PredictionPage } from './src/prediction/prediction-page';
import { Rounds } from './src/prediction/rounds';
import { test } from './src/stack-test';
import { translatePages } from './src/translate-pages';

const one = 10n ** 18n;

test.describe('a translator that does not ask leaves the page whole', () => {
  test.beforeEach(({ page }) => translatePages(page));

  test('a swap and a wrap go through, and what changes is seen', async ({ swapPage, wallet, stack, page }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ exactAmount: '1' });
    await swapPage.connect();
    await expect(page.locator('font > font').first()).toBeAttached();
    const minimum = swapPage.detail('Minimum received').locator('dd');
    const before = await minimum.textContent();
    await swapPage.amount('From').fill('2');
    await expect(minimum).not.toHaveText(before ?? '');
    await swapPage.swapAndConfirm();
    await swapPage.closeDialog();

    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'WBESC', exactAmount: '3' });
    const held = await chain.balance('WBESC', wallet.account);
    await swapPage.button('Wrap').click();
    await expect.poll(() => chain.balance('WBESC', wallet.account)).toBe(held + 3n * one);
    await expect(swapPage.amount('From')).toHaveValue('');
  });

  test('a stake and the harvest of all go through', async ({ page, stack, wallet }) => {
    const chain = new FarmChain(stack, wallet.account);
    for (const symbol of ['MONEY', 'BUSDC']) await chain.addLiquidity(symbol);
    await chain.stake(1n, chain.lp('BUSDC'), one);
    const screen = new FarmsPage(page, stack);
    await screen.open('/farms?open=2');
    await screen.connect();
    await screen.region('My stake').getByRole('button', { name: 'Stake LP' }).click();
    await screen.amount.fill('2');
    await screen.dialog.getByRole('button', { name: /^(Confirm|Enable and stake)$/ }).click();
    await screen.expectToast('Staked!');
    await screen.expectNoDialog();
    await stack.chain.mine(20);
    await screen.button('Harvest all (2)').click();
    await screen.confirm();
    await screen.expectToast('Harvested!');
    await expect(screen.region('My stake')).toContainText('2 MONEY-WBESC LP');
  });

  test('tickets are bought', async ({ page, stack, wallet }) => {
    const { game, numbers } = await lotteryOf(stack);
    const round = await game.start({ lengthSeconds: 330, price: 10n * one });
    const screen = new LotteryPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.button('Buy tickets').first().click();
    await screen.dialog.getByRole('textbox', { name: 'Tickets', exact: true }).fill('3');
    await screen.dialog.getByRole('checkbox').check();
    await screen.dialog.getByRole('button', { name: /^(Enable and buy|Buy)/ }).click();
    await screen.expectToast('Tickets bought!');
    await screen.expectNoDialog();
    expect((await numbers(wallet.account, round)).numbers).toHaveLength(3);
    await expect(screen.main).toBeVisible();
  });

  test('a position is entered', async ({ page, stack, wallet }) => {
    const rounds = new Rounds(stack);
    const { epoch } = await rounds.start();
    const screen = new PredictionPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.card(epoch).getByRole('button', { name: 'Enter UP' }).click();
    await screen.dialog.getByRole('textbox', { name: 'Commit' }).fill('0.5');
    await screen.dialog.getByRole('checkbox').click();
    await screen.dialog.getByRole('button', { name: 'Enter UP', exact: true }).click();
    await screen.expectToast('Success!', 'UP position entered');
    await screen.expectNoDialog();
    expect(await rounds.ledger(epoch, wallet.account)).toMatchObject({ position: 0, amount: one / 2n });
    await expect(screen.card(epoch).getByText('Your bet')).toBeVisible();
  });
});

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the page in German, once, and browsers are asked not to translate it', async ({
    swapPage,
    page,
  }) => {
    await swapPage.open();
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await page.getByRole('button', { name: 'Diese Seite auf Deutsch anzeigen' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(swapPage.main.getByRole('heading', { level: 1 })).toContainText('Tauschen');
    await page.reload();
    await expect(swapPage.main.getByRole('heading', { level: 1 })).toContainText('Tauschen');
    await expect(page.getByRole('button', { name: 'Diese Seite auf Deutsch anzeigen' })).toHaveCount(0);
  });
});
