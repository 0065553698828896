import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { ChainReads } from './src/chain-reads';
import { LayoutSweep } from './src/layout-sweep';
import { LotteryPage, lotteryOf } from './src/lottery/lottery-page';
import { test } from './src/stack-test';

const one = 10n ** 18n;
/** All beginnings of two digits: one of these wins, whatever is drawn. */
const allBeginnings = Array.from({ length: 100 }, (_, index) => 10_000 + index * 100);
/** Short, so that the chain's clock does not run far ahead. */
const short = { lengthSeconds: 330 };
/** An account with MONEY that no test plays with by hand. */
const other = 20;
/** One that has played in no round of the history. */
const player = 1;
/** The same; it keeps prizes to claim. */
const lookedAt = 2;

test.describe('the lottery without a wallet', () => {
  test('LOT-04..08 LOT-19 LOT-39 LOT-41 ROUTE-18 NAV-07 TITLE-15 a draw stands with its number, pot and brackets, and is proven in the page', async ({
    page,
    stack,
  }) => {
    const { game, view } = await lotteryOf(stack);
    const round = await game.start({ ...short, price: 20n * one });
    await game.buy(other, allBeginnings);
    await game.close();
    const drawn = await game.draw();
    const { dexTokenPerBracket, amountCollectedInDexToken, countWinnersPerBracket } = await view(round);
    expect(amountCollectedInDexToken).toBeGreaterThan(0n);
    const screen = new LotteryPage(page, stack);
    await screen.open();
    await expect(page).toHaveTitle(/^Lottery/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Win' }).first(),
    ).toBeVisible();
    const digits = String(drawn - 10_000).padStart(4, '0');
    await expect(screen.main.getByRole('img', { name: `Winning number: ${digits}` }).first()).toBeVisible();
    await expect(screen.main.getByText('Please connect your wallet to continue')).toBeVisible();
    await expect(screen.button(/Sales reopen/)).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.main.getByText('100% of ticket money returns to the pools', { exact: false })).toBeVisible();
    await expect(screen.main.getByText('Phase 2, claiming: number drawn')).toBeVisible();
    await expect(screen.main.getByText('35,000 MONEY a week', { exact: false })).toBeVisible();
    const brackets = screen.part(`Prizes of round #${round}`).first();
    await expect(brackets.getByRole('row').filter({ hasText: 'First 2 digits' })).toContainText(
      String(countWinnersPerBracket[1]),
    );
    expect(dexTokenPerBracket[0]).toBe(0n);
    expect(await axeViolations(page)).toEqual([]);

    await screen.button('How to play').click();
    await expect(screen.dialog.getByText(/Your odds: 1 in 100 tickets wins a prize/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await screen.closeDialog();

    await screen.button('Proof of the draw').click();
    await screen.button('Verify here').click();
    await expect(screen.main.getByRole('img', { name: `Computed in your browser: ${digits}` })).toBeVisible();
    await expect(screen.main.getByText('the draw is valid', { exact: false })).toBeVisible();
    await expect(screen.main.getByText('valid', { exact: true })).toHaveCount(6);
    expect(await axeViolations(page)).toEqual([]);

    const field = screen.main.getByRole('textbox', { name: 'Round number' });
    await field.fill('99999');
    await expect(screen.main.getByText('The lottery number you provided does not exist')).toBeVisible();
    await field.fill(String(round));
    await expect(page).toHaveURL(new RegExp(`round=${round}`));
    await expect(screen.main.getByText('Total tickets')).toBeVisible();
  });
});

test.describe('tickets on the chain', () => {
  test.use({ walletAccount: player });

  test('LOT-01 LOT-02 LOT-09 LOT-22..24 LOT-28..30 LOT-32 LOT-51..53 LOT-56 bought with chosen and drawn numbers, seen, drawn and claimed', async ({
    page,
    stack,
    wallet,
  }) => {
    const { game, numbers, price, reward } = await lotteryOf(stack);
    const chain = new ChainReads(stack);
    const round = await game.start({ ...short, price: 10n * one });
    // Somebody wins in any case, and what is won is shared.
    await game.buy(other, allBeginnings);
    await game.allow(player, 0n);
    const screen = new LotteryPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.button('Buy tickets').first().click();
    const count = screen.dialog.getByRole('textbox', { name: 'Tickets', exact: true });
    for (const [tickets, discount] of [
      ['2', '0.05%'],
      ['50', '2.45%'],
      ['100', '4.95%'],
    ] as const) {
      await count.fill(tickets);
      await expect(screen.dialog.getByText(`${discount} discount`)).toBeVisible();
    }
    await count.fill('101');
    await expect(screen.dialog.getByRole('button', { name: 'Too many tickets for one purchase' })).toBeVisible();
    await count.fill('100');
    await screen.dialog.getByRole('button', { name: 'View and edit your numbers' }).click();
    const first = screen.dialog.getByRole('textbox', { name: 'Number of ticket 1', exact: true });
    await first.fill('42');
    await expect(screen.dialog.getByRole('button', { name: 'Enter four digits' })).toBeVisible();
    await first.fill('4217');
    await expect(screen.dialog.getByRole('button', { name: 'Confirm that purchases are final' })).toBeVisible();
    await screen.dialog.getByRole('checkbox').check();
    expect(await axeViolations(page)).toEqual([]);

    const buy = screen.dialog.getByRole('button', { name: 'Enable and buy' });
    wallet.rejectNext('eth_sendTransaction');
    await buy.click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(1);
    await expect(buy).toBeEnabled();
    const before = await chain.balance('MONEY', wallet.account);
    await buy.click();
    await screen.expectNoDialog();
    await screen.expectToast('Tickets bought!');
    expect(before - (await chain.balance('MONEY', wallet.account))).toBe(await price(round, 100));
    const bought = await numbers(wallet.account, round);
    expect(bought.numbers).toHaveLength(100);
    expect(bought.numbers[0]).toBe(14_217);
    // Drawn numbers are all different; one of them may be the chosen one.
    expect(new Set(bought.numbers.slice(1)).size).toBe(99);
    const own = screen.part(new RegExp(`^Round #${round}$`));
    await expect(own.getByText('4217', { exact: true }).first()).toBeVisible();
    await expect(own.getByText('100 tickets')).toBeVisible();
    await own.getByRole('textbox', { name: 'Find a ticket by its first digits' }).fill('4217');
    await expect(own.getByRole('listitem')).toHaveCount(bought.numbers.filter((number) => number === 14_217).length);
    expect(await axeViolations(page)).toEqual([]);

    // A hundred of all beginnings, so that this account has something to claim, too.
    await game.buy(player, allBeginnings);
    await game.close();
    await game.draw();
    const after = await numbers(wallet.account, round);
    const rewards = await Promise.all(after.ids.map((id) => reward(round, id)));
    const won = rewards.reduce((sum, amount) => sum + amount, 0n);
    expect(won).toBeGreaterThan(0n);
    const held = await chain.balance('MONEY', wallet.account);
    await screen.button('Claim all').click();
    await expect(screen.dialog.getByRole('heading', { name: 'Claim prizes' })).toBeVisible();
    await screen.dialog.getByRole('button', { name: 'Claim', exact: true }).click();
    await screen.expectNoDialog();
    await screen.expectToast('Successfully claimed!');
    expect((await chain.balance('MONEY', wallet.account)) - held).toBe(won);
    await expect(screen.button('Claim all')).toHaveCount(0);
    const last = await numbers(wallet.account, round);
    expect(last.claimed.filter(Boolean)).toHaveLength(rewards.filter((amount) => amount > 0n).length);
  });

  test('LOT-43 a round without a number gives every ticket back, also while the index is away', async ({
    page,
    stack,
    wallet,
  }) => {
    await page.route(new URL(stack.settings.index.url, stack.webUrl).href, (route) => route.abort());
    const { game } = await lotteryOf(stack);
    const chain = new ChainReads(stack);
    await game.start({ ...short, price: 30n * one });
    const before = await chain.balance('MONEY', wallet.account);
    await game.buy(player, [10_001, 10_002, 10_003]);
    await game.close();
    await game.refund();
    const screen = new LotteryPage(page, stack);
    await screen.open();
    await screen.connect();
    await expect(screen.main.getByText('No number: refunded').first()).toBeVisible();
    await screen.button('Claim all').click();
    await screen.dialog.getByRole('button', { name: 'Claim', exact: true }).click();
    await screen.expectNoDialog();
    expect(await chain.balance('MONEY', wallet.account)).toBe(before);
    await expect(screen.main.getByText('The index isn’t responding', { exact: false })).toBeVisible();
  });

  test('LOT-40 who has no MONEY is told so, and nothing is sent', async ({ page, stack, wallet }) => {
    const { game } = await lotteryOf(stack);
    await game.start(short);
    wallet.account = checksumAddress('0x00000000000000000000000000000000005ca1ac');
    await stack.chain.setBalance(wallet.account, one);
    const screen = new LotteryPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.button('Buy tickets').first().click();
    await expect(screen.dialog.getByRole('button', { name: 'Insufficient MONEY balance' })).toBeVisible();
    await game.close();
    await game.draw();
    await expect(screen.dialog.getByRole('button', { name: 'Sales for this round are closed' })).toBeVisible();
    expect(wallet.calls('eth_sendTransaction')).toHaveLength(0);
  });
});

test.describe('how it looks', () => {
  test.use({ walletAccount: lookedAt });

  test('the lottery is right on phones and wide screens, in long words and from right to left', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const { game } = await lotteryOf(stack);
    const drawn = await game.start(short);
    await game.buy(lookedAt, allBeginnings);
    await game.close();
    await game.draw();
    await game.start(short);
    await game.buy(lookedAt, [14_217, 10_007]);
    const sweep = new LayoutSweep(page, { widths: [1440, 768, 390, 320] });
    const dialogs = new LayoutSweep(page, { widths: [390, 320], height: 3_000 });
    const screen = new LotteryPage(page, stack);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await screen.open();
    await screen.connect();
    await sweep.visit('lottery', async () => {
      await screen.open(`?round=${drawn}&proof=1`);
      await screen.button('Verify here').click();
      await expect(screen.button('Claim all')).toBeVisible();
      await sweep.look('lottery');
    });
    await dialogs.visit('buy', async () => {
      await screen.open();
      await screen.button('Buy tickets').first().click();
      await screen.dialog.getByRole('textbox', { name: 'Tickets', exact: true }).fill('3');
      await screen.dialog.getByRole('button', { name: 'View and edit your numbers' }).click();
      await dialogs.look('buy');
      await screen.closeDialog();
    });
    await dialogs.visit('claim', async () => {
      await screen.open();
      await screen.button('Claim all').click();
      await expect(screen.dialog.getByText('To your wallet')).toBeVisible();
      await dialogs.look('claim');
      await screen.closeDialog();
    });
    await dialogs.visit('how to play', async () => {
      await screen.button('How to play').click();
      await expect(screen.dialog.getByRole('heading', { name: 'How to play' })).toBeVisible();
      await dialogs.look('how to play');
    });
    expect([...sweep.faults, ...dialogs.faults]).toEqual([]);
    await game.close();
    await game.draw();
  });
});
