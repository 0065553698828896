import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator } from '@playwright/test';
import { createClient, http, parseEther } from 'viem';
import { getBalance, getTransactionReceipt } from 'viem/actions';
import { LayoutSweep } from './src/layout-sweep';
import { lookClosely } from './src/look-closely';
import { PredictionPage } from './src/prediction/prediction-page';
import { Rounds } from './src/prediction/rounds';
import { test } from './src/stack-test';

const half = parseEther('0.5');

function accountOf(stack: TestStack, index: number) {
  const account = stack.chain.accounts[index];
  if (account === undefined) throw new Error(`There is no development account ${index}`);
  return account.address;
}

test.describe('a round on the chain', () => {
  test('PRED-01..03 PRED-16 PRED-17 PRED-27 PRED-36..39 PRED-48 PRED-49 PRED-59 PRED-61 WALLET-28 ERR-06 ROUTE-19 ROUTE-44 NAV-08 TITLE-09 a position is entered, won and collected; a late one comes back', async ({
    page,
    stack,
    wallet,
  }) => {
    const rounds = new Rounds(stack);
    const client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
    const { epoch, price } = await rounds.start();
    const screen = new PredictionPage(page, stack);
    await screen.open('/predictions');
    await expect(page).toHaveURL(/\/prediction$/);
    await expect(page).toHaveTitle(/^Prediction/);
    await screen.connect();
    const next = screen.card(epoch);
    await expect(next.getByText('Next', { exact: true })).toBeVisible();
    await next.getByRole('button', { name: 'Enter UP' }).click();
    await expect(screen.dialog.getByRole('heading', { name: 'Set Position' })).toBeVisible();
    await expect(screen.dialog.getByRole('button', { name: 'Enter an amount' })).toBeVisible();
    const amount = screen.dialog.getByRole('textbox', { name: 'Commit' });
    await amount.fill('0.000009');
    await expect(screen.dialog.getByRole('button', { name: 'The amount is below the minimum' })).toBeVisible();
    await amount.fill('0.5');
    await screen.dialog.getByRole('checkbox').click();
    wallet.rejectNext('eth_sendTransaction');
    const enter = screen.dialog.getByRole('button', { name: 'Enter UP', exact: true });
    await enter.click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(1);
    await expect(enter).toBeEnabled();
    // A no in the wallet is silent.
    await expect(page.locator('.ui-toasts').getByRole('status')).toHaveCount(0);
    await expect(page.locator('.ui-toasts').getByRole('alert')).toHaveCount(0);
    expect((await rounds.ledger(epoch, wallet.account)).amount).toBe(0n);
    await enter.click();
    await screen.expectToast('Success!', 'UP position entered');
    await screen.expectNoDialog();
    expect(await rounds.ledger(epoch, wallet.account)).toMatchObject({ position: 0, amount: half, claimed: false });
    await expect(next.getByText('Your bet')).toBeVisible();
    await rounds.bet(accountOf(stack, 11), { epoch, isBear: true, amount: 2n * half });

    await rounds.next(price);
    await expect(next.getByText('Live', { exact: true })).toBeVisible();
    await page.reload();
    await expect(next.getByText('Locked Price')).toBeVisible();
    await expect(next.getByRole('button', { name: /^Enter/ })).toHaveCount(0);
    const after = await rounds.next(price + price / 100n);
    await expect(next.getByText('Expired', { exact: true })).toBeVisible();
    await expect(next.getByText('Won', { exact: true })).toBeVisible();
    // 1.5 BESC of both sides less 3%.
    const won = parseEther('1.455');
    await expect(screen.card(after.epoch + 1).getByText('Later', { exact: true })).toBeVisible();
    await next.getByRole('button', { name: 'Collect Winnings' }).click();
    await expect(screen.dialog.getByText('1.455').first()).toBeVisible();
    const before = await getBalance(client, { address: wallet.account });
    await screen.dialogButton('Confirm').click();
    await screen.expectToast('Winnings collected!', '1.45 BESC have been sent to your wallet');
    const hash = wallet.lastHash;
    const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash });
    expect((await getBalance(client, { address: wallet.account })) - before).toBe(won - gasUsed * effectiveGasPrice);
    expect(await rounds.ledger(epoch, wallet.account)).toMatchObject({ claimed: true });
    await screen.expectNoDialog();

    await screen.button('History').click();
    const row = screen.main.getByRole('listitem').filter({ hasText: `#${epoch}` });
    await expect(row.getByText('+0.955')).toBeVisible();
    await expect(row.getByText('Collected', { exact: true })).toBeVisible();

    // A round that is not executed gives every bet back.
    await rounds.bet(wallet.account, { epoch: after.epoch, isBear: true, amount: half });
    await rounds.miss();
    await expect(screen.main.getByText('This round is running late')).toBeVisible();
    await screen.card(after.epoch).getByRole('button', { name: 'Reclaim Position' }).click();
    await expect(screen.dialog.getByText('Refund')).toBeVisible();
    await screen.dialogButton('Confirm').click();
    await screen.expectToast('Winnings collected!', '0.5 BESC have been sent to your wallet');
    expect(await rounds.ledger(after.epoch, wallet.account)).toMatchObject({ claimed: true });
  });
});

test.describe('who played before', () => {
  test.use({ walletAccount: 1 });

  test('PRED-04 PRED-12..15 PRED-53 PRED-54 ROUTE-20 ROUTE-45 NAV-09 TITLE-10 claims of v0.1 are paid, and the leaderboard is what the index says', async ({
    page,
    stack,
    wallet,
  }) => {
    const client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
    const screen = new PredictionPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.button('Check v0.1 claims').click();
    await expect(screen.dialog.getByText('Round #12')).toBeVisible();
    const before = await getBalance(client, { address: wallet.account });
    await screen.dialogButton('Confirm').click();
    await screen.expectToast('Winnings collected!', 'Your prizes have been sent to your wallet');
    const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash: wallet.lastHash });
    const gained = (await getBalance(client, { address: wallet.account })) - before;
    expect(gained).toBe(parseEther('3') - gasUsed * effectiveGasPrice);
    await expect(screen.main.getByText('Claims of v0.1')).toHaveCount(0);

    await screen.open('/predictions/leaderboard');
    await expect(page).toHaveURL(/\/prediction\/leaderboard$/);
    await expect(page).toHaveTitle(/^Leaderboard/);
    const places = screen.main.getByRole('list').first().getByRole('listitem');
    await expect(places.first()).toBeVisible();
    await screen.main.getByText('Today', { exact: true }).click();
    await expect(page).toHaveURL(/timePeriod=1d/);
    await page.goto(new URL(`/prediction/leaderboard?address=${wallet.account}`, stack.webUrl).href);
    await expect(screen.main.getByText('Look up an address')).toBeVisible();
  });

  test('the figures of all places stand one below the other, also those of one’s own place', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const ones = {
      totalBetsBull: 7,
      totalBetsBear: 5,
      totalBetsClaimed: 3,
      totalClaimedAmount: '9',
      averageAmount: '1',
    };
    const items = [1, 12, 123, 1234].map((size) => ({
      ...ones,
      id: `0x${String(size).padStart(40, 'a')}`,
      totalBullAmount: '7',
      totalBearAmount: '5',
      totalBets: 10 * size,
      wonBets: size,
      decidedBets: 7 * size,
      winRate: 1428,
      totalAmount: `${parseEther('1.2345') * BigInt(size)}`,
      netAmount: `${parseEther('0.1') * BigInt(size)}`,
    }));
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('page:')
        ? route.fulfill({ json: { data: { page: { items } } } })
        : route.continue(),
    );
    const screen = new PredictionPage(page, stack);
    await screen.open('/prediction/leaderboard');
    await screen.connect();
    const places = screen.main.getByRole('listitem');
    await expect(places).toHaveCount(items.length + 1);
    const columns = await places.evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' ')),
    );
    expect(new Set(columns).size, columns.join('\n')).toBe(1);
  });
});

test.describe('how it looks', () => {
  // One that has played all year.
  test.use({ walletAccount: 16 });

  test('rounds, leaderboard and every dialog are right in both themes, in long words, from right to left and on narrow phones', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const rounds = new Rounds(stack);
    const { epoch } = await rounds.start();
    const screen = new PredictionPage(page, stack);
    const sweep = new LayoutSweep(page, { widths: [1440, 390, 320] });
    const dialogs = new LayoutSweep(page, { widths: [320], languages: ['de', 'ar'] });
    const look = (name: string, over = sweep) => lookClosely(page, { sweep: over, name, themes: ['dark', 'light'] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await screen.open('/prediction?pane=history');
    await screen.connect();
    await expect(screen.card(epoch)).toBeVisible();
    await sweep.visit('rounds with history', () => look('rounds with history'));
    await sweep.visit('set position', async () => {
      await screen.card(epoch).getByRole('button', { name: 'Enter DOWN' }).click();
      await screen.dialog.getByRole('textbox', { name: 'Commit' }).fill('1.234567890123456789');
      await look('set position', dialogs);
      await page.keyboard.press('Escape');
      await screen.expectNoDialog();
    });
    await sweep.visit('how to play', async () => {
      await screen.button('How to play').click();
      await expect(screen.dialog).toBeVisible();
      await look('how to play', dialogs);
      await page.keyboard.press('Escape');
      await screen.expectNoDialog();
    });
    await sweep.visit('chart', async () => {
      await screen.open('/prediction?pane=chart');
      await expect(screen.card(epoch)).toBeVisible();
      await look('chart');
    });
    await sweep.visit('leaderboard', async () => {
      await screen.open('/prediction/leaderboard');
      await expect(screen.main.getByRole('listitem').first()).toBeVisible();
      await look('leaderboard');
    });
    expect([...sweep.faults, ...dialogs.faults]).toEqual([]);
  });
});

test.describe('on a screen of 1440 to 900', () => {
  // With something to collect, also of v0.1.
  test.use({ walletAccount: 0 });

  test('both halves of a round stand above the fold, no message lies on what is pressed, and the live round stays in the middle', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const rounds = new Rounds(stack);
    const { epoch, price } = await rounds.start();
    const screen = new PredictionPage(page, stack);
    await screen.open();
    await screen.connect();
    await expect(screen.button('Collect all')).toBeVisible();
    await expect(screen.button('Check v0.1 claims')).toBeVisible();
    const card = screen.card(epoch);
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { y, height } = await boxOf(card);
    expect(y + height).toBeLessThan(900);

    await card.getByRole('button', { name: 'Enter UP' }).click();
    await screen.dialog.getByRole('textbox', { name: 'Commit' }).fill('0.5');
    await screen.dialog.getByRole('checkbox').click();
    await screen.dialog.getByRole('button', { name: 'Enter UP', exact: true }).click();
    await screen.expectToast('Success!', 'UP position entered');
    const message = await boxOf(page.locator('.ui-toasts').getByRole('status').first());
    const row = await boxOf(page.getByRole('region', { name: 'Rounds (use the arrow keys)' }));
    expect(message.y + message.height).toBeLessThan(row.y);

    const middle = async () => {
      const { x, width } = await boxOf(card);
      return Math.abs(x + width / 2 - 720);
    };
    await rounds.next(price);
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 600 });
    await expect.poll(middle).toBeLessThan(2);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await expect.poll(middle).toBeLessThan(2);
  });
});

test('PRED-16 the rounds are walked by the arrow keys, and a position is entered without a pointer', async ({
  page,
  stack,
  wallet,
}) => {
  const rounds = new Rounds(stack);
  const { epoch } = await rounds.start();
  const screen = new PredictionPage(page, stack);
  await screen.open();
  await screen.connect();
  const enter = screen.card(epoch).getByRole('button', { name: 'Enter DOWN' });
  await enter.focus();
  await page.keyboard.press('Enter');
  await screen.dialog.getByRole('textbox', { name: 'Commit' }).focus();
  await page.keyboard.type('0.25');
  await screen.dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await screen.dialog.getByRole('button', { name: 'Enter DOWN', exact: true }).focus();
  await page.keyboard.press('Enter');
  await screen.expectToast('Success!', 'DOWN position entered');
  expect(await rounds.ledger(epoch, wallet.account)).toMatchObject({ position: 1, amount: half / 2n });
});
