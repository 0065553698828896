import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parseEther } from 'viem';
import { axeViolations } from './src/axe-violations';
import { FarmChain } from './src/farms/farm-chain';
import { FarmsPage } from './src/farms/farms-page';
import { test } from './src/stack-test';

const one = 10n ** 18n;
const pid = 2n;

test.describe('farms on the chain', () => {
  test('ROUTE-14 TITLE-12 NAV-04 FARM-20 FARM-21 FARM-22 FARM-27..31 stakes, adds, harvests and takes out, with a no, a failure and a reload between', async ({
    page,
    stack,
    wallet,
  }) => {
    const chain = new FarmChain(stack, wallet.account);
    const lp = chain.lp('MONEY');
    await chain.addLiquidity('MONEY');
    const held = await chain.balance(lp);
    const screen = new FarmsPage(page, stack);
    await screen.open('/farms?open=2');
    await expect(page).toHaveTitle(/^Farms/);
    await expect(page.getByRole('link', { name: 'Farms', exact: true }).first()).toHaveAttribute('href', '/farms');
    await expect(screen.main.getByText('MONEY-WBESC LP').first()).toBeVisible();
    await screen.connect();

    // Nothing is approved: approval and stake follow one press.
    await screen.region('My stake').getByRole('button', { name: 'Stake LP' }).click();
    await screen.amount.fill('5');
    await screen.dialog.getByRole('button', { name: 'Enable and stake' }).click();
    await screen.expectToast('Staked!');
    await screen.expectNoDialog();
    expect([await chain.staked(pid), await chain.balance(lp)]).toEqual([5n * one, held - 5n * one]);
    expect(wallet.calls('eth_sendTransaction')).toHaveLength(2);
    await expect(screen.region('My stake')).toContainText('5 MONEY-WBESC LP');

    // A no in the wallet is silent.
    await screen.button('Stake more MONEY-WBESC LP').click();
    await screen.dialog.getByRole('button', { name: 'Max' }).click();
    wallet.rejectNext('eth_sendTransaction');
    const confirm = screen.dialogButton('Confirm');
    await confirm.click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(3);
    await expect(confirm).toBeEnabled();
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);

    // Sent with too little gas, the chain refuses it: that is told, and the button is enabled again.
    wallet.onNext('eth_sendTransaction', ({ method, params = [] }) =>
      wallet.perform({ method, params: [{ ...(params[0] as object), gas: '0xea60' }] }),
    );
    await confirm.click();
    await screen.expectToast('Error');
    await expect(confirm).toBeEnabled();
    expect(await chain.staked(pid)).toBe(5n * one);

    await screen.amount.fill('1.5');
    await screen.confirm();
    await screen.expectToast('Staked!');
    expect(await chain.staked(pid)).toBe((13n * one) / 2n);

    // Harvest what has been earned; the page is reloaded while the transaction waits.
    await stack.chain.mine(50);
    const money = await chain.balance(chain.token('MONEY'));
    await stack.chain.setIntervalMining(0);
    wallet.mines = false;
    await screen.region('To harvest').getByRole('button', { name: 'Harvest' }).click();
    await confirm.click();
    await expect(screen.dialog.getByText('You can close this')).toBeVisible();
    await page.reload();
    await stack.chain.mine(1);
    await stack.chain.setIntervalMining(3);
    wallet.mines = true;
    await screen.expectToast('Harvested!');
    expect((await chain.balance(chain.token('MONEY'))) - money).toBeGreaterThan(0n);

    await screen.button('Unstake MONEY-WBESC LP').click();
    await screen.dialog.getByRole('button', { name: '50%' }).click();
    await expect(screen.amount).toHaveValue('3.25');
    await screen.confirm();
    await screen.expectToast('Unstaked!');
    expect([await chain.staked(pid), await chain.balance(lp)]).toEqual([(13n * one) / 4n, held - (13n * one) / 4n]);

    // Out of it whatever happens, without what was earned.
    await screen.button(/^Emergency withdrawal/).click();
    const before = await chain.balance(chain.token('MONEY'));
    await screen.confirm('Unstake everything and give up the rewards');
    expect([await chain.staked(pid), await chain.balance(lp)]).toEqual([0n, held]);
    expect(await chain.balance(chain.token('MONEY'))).toBe(before);
    await expect(screen.region('My stake')).toContainText('Nothing staked yet.');
  });
});

test.describe('with a wallet that does several calls at once', () => {
  test('all farms are harvested in one confirmation, and approval and stake are one', async ({
    page,
    stack,
    wallet,
  }) => {
    wallet.canBatch = true;
    const chain = new FarmChain(stack, wallet.account);
    for (const symbol of ['MONEY', 'BUSDC']) await chain.addLiquidity(symbol);
    await chain.stake(1n, chain.lp('BUSDC'), one);
    const screen = new FarmsPage(page, stack);
    await screen.open('/farms?open=2');
    await screen.connect();
    await screen.region('My stake').getByRole('button', { name: 'Stake LP' }).click();
    await screen.amount.fill('2');
    await screen.confirm();
    await screen.expectToast('Staked!');
    expect(await chain.staked(pid)).toBe(2n * one);
    await stack.chain.mine(20);
    const money = await chain.balance(chain.token('MONEY'));
    await screen.button('Harvest all (2)').click();
    await expect(screen.dialog).toContainText('WBESC-BUSDC LP');
    await screen.confirm();
    await screen.expectToast('Harvested!');
    expect(wallet.calls('wallet_sendCalls')).toHaveLength(2);
    expect(wallet.calls('eth_sendTransaction')).toHaveLength(0);
    expect(await chain.balance(chain.token('MONEY'))).toBeGreaterThan(money);

    // Reloaded, without the toasts that are still closing.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.reload();
    await expect(screen.region('My stake')).toContainText('2 MONEY-WBESC LP');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('a farm that an auction won stands as community farm with the time that it still has', async ({ page, stack }) => {
  const screen = new FarmsPage(page, stack);
  await screen.open();
  const row = screen.main.getByRole('row').filter({ hasText: 'WAGMI-WBESC LP' });
  await expect(row).toContainText(/Community.*Ends in [45] days/);
  await expect(screen.main.getByText('Ends in')).toHaveCount(1);
});

test.describe('who has farmed all year', () => {
  test.use({ walletAccount: 15 });

  test('what was earned so far is what the events say, to the last digit in the file', async ({
    page,
    stack,
    wallet,
  }) => {
    const chain = new FarmChain(stack, wallet.account);
    const screen = new FarmsPage(page, stack);
    await screen.open();
    await screen.connect();
    await screen.main.getByText('Your earnings so far').click();
    const save = screen.button('Save as CSV');
    await expect(save).toBeEnabled();
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(file.suggestedFilename()).toMatch(/^besc-farms-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1);
    const paid = lines.map((line) => parseEther(line.split(',')[9]?.replaceAll('"', '') ?? ''));
    const expected = await chain.minted();
    expect(expected).toBeGreaterThan(0n);
    expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBe(expected);
  });
});

test.describe('who has both tokens and no LP', () => {
  // One that has approved the router for all of its tokens.
  test.use({ walletAccount: 8 });

  test('adds liquidity and stakes it in one dialog, after a no to the first signature', async ({
    page,
    stack,
    wallet,
  }) => {
    const chain = new FarmChain(stack, wallet.account);
    const [lp, money] = [chain.lp('MONEY'), chain.token('MONEY')];
    const screen = new FarmsPage(page, stack);
    await screen.open('/farms?open=2');
    await screen.connect();
    const [had, lpBefore] = [await chain.balance(money), await chain.balance(lp)];
    await screen.region('My stake').getByRole('button', { name: 'Add liquidity and stake' }).click();
    await screen.dialog.locator('input[name="enter-amount"]').fill('7');
    expect(await axeViolations(page)).toEqual([]);
    const add = screen.dialog.getByRole('button', { name: 'Add liquidity', exact: true });
    wallet.rejectNext('eth_sendTransaction');
    await add.click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(1);
    await expect(add).toBeEnabled();
    expect(await chain.balance(money)).toBe(had);
    await add.click();

    await expect(screen.amount).toBeVisible();
    const got = (await chain.balance(lp)) - lpBefore;
    const spent = had - (await chain.balance(money));
    expect(got).toBeGreaterThan(0n);
    // The router takes of one side what belongs to the other, never more than was said.
    expect(spent).toBeLessThanOrEqual(7n * one);
    expect(spent).toBeGreaterThan((69n * one) / 10n);
    await screen.dialog.getByRole('button', { name: 'Max' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await screen.dialog.getByRole('button', { name: 'Enable and stake' }).click();
    await screen.expectToast('Staked!');
    await screen.expectNoDialog();
    expect(await chain.staked(pid)).toBe(lpBefore + got);
    expect(await chain.balance(lp)).toBe(0n);
  });
});
