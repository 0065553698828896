import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { makePool } from '@besc/localnet/pools/make-pool';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { FarmChain } from './src/farms-page';
import { LayoutSweep } from './src/layout-sweep';
import { PoolsPage } from './src/pools-page';
import { test } from './src/stack-test';

test.use({ walletAccount: 9 });

const one = 10n ** 18n;

/** Looks at the open dialog in both themes, by the rules and by what is drawn on narrow phones. */
async function look(page: Page, sweep: LayoutSweep, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await axeViolations(page);
    sweep.faults.push(...found.map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  await sweep.look(name);
}

test('every dialog of pools and vault is right for who listens and on narrow phones', async ({
  page,
  stack,
  wallet,
}) => {
  const chain = new FarmChain(stack, wallet.account);
  const [money, reward] = [chain.token('MONEY'), chain.token('HENNY')];
  const vault = addressOf(stack.deployment, 'pools', 'vault');
  const funder = stack.chain.accounts[0]?.address ?? vault;
  const address = await makePool(
    { chain: stack.chain, contracts: stack.deployment, funder },
    { staked: money, reward, perBlock: 10n ** 6n, blocks: 20_000n, limit: 50n * one },
  );
  await chain.approve(money, address);
  await chain.write({ address, abi: stakingPoolAbi, functionName: 'deposit', args: [3n * one] });
  await chain.approve(money, vault);
  await chain.write({
    address: vault,
    abi: moneyVaultAbi,
    functionName: 'deposit',
    args: [12_345_678_901_234_567_890n],
  });
  await chain.stake(0n, money, 7n * one);
  await stack.chain.mine(10);

  const screen = new PoolsPage(page, stack);
  await screen.open('/pools', address, 'auto', 'manual');
  const fold = screen.main.locator('.ui-fold').first();
  await expect(fold).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await screen.connect();
  const pool = screen.rows.filter({ hasText: 'Max. stake per user' });
  const [auto, manual] = [screen.row('Auto MONEY'), screen.row('Manual MONEY')];
  const sweep = new LayoutSweep(page, { widths: [320], languages: ['ar', 'de', 'en'] });
  const opened = async (name: string, opener: Locator, within?: () => Promise<void>) => {
    await sweep.visit(name, async () => {
      await opener.click();
      await expect(screen.dialog).toBeVisible();
      await within?.();
      await look(page, sweep, name);
      await page.keyboard.press('Escape');
      await screen.expectNoDialog();
    });
  };
  const fill = (amount: string) => () => screen.dialog.getByRole('textbox').fill(amount);
  const most = () => screen.dialog.getByRole('button', { name: 'Max', exact: true }).click();
  await opened('stake', pool.getByRole('button', { name: /^Stake more/ }), fill('1.234567890123456789'));
  await opened(
    'stake over the limit',
    pool.getByRole('button', { name: /^Stake more/ }),
    fill('47.000000000000000001'),
  );
  await opened('unstake', pool.getByRole('button', { name: /^Unstake from/ }), most);
  await opened('harvest', pool.getByRole('button', { name: 'Harvest', exact: true }));
  await opened('emergency', pool.getByRole('button', { name: 'Emergency exit' }));
  await opened('collect', manual.getByRole('button', { name: 'Collect' }));
  await opened('stake in the vault', auto.getByRole('button', { name: /^Stake more/ }), fill('0.000000000000000001'));
  await opened('unstake from the vault', auto.getByRole('button', { name: /^Unstake from/ }), most);
  await opened('bounty', screen.button('Claim'));
  await opened('harvest all', screen.button('Harvest all'));
  await opened('calculator', manual.getByRole('button', { name: /^ROI calculator/ }).first());
  expect(sweep.faults).toEqual([]);
});
