import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { makePool } from '@besc/localnet/pools/make-pool';
import { expect, type Locator } from '@playwright/test';
import { DialogTour, most } from './src/dialog-tour';
import { FarmChain } from './src/farms/farm-chain';
import { LayoutSweep } from './src/layout-sweep';
import { lookClosely } from './src/look-closely';
import { PoolsPage } from './src/pools/pools-page';
import { test } from './src/stack-test';

const one = 10n ** 18n;

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
  // Behind a dialog each row costs time in every language.
  await screen.main.getByRole('switch', { name: 'Staked only' }).click();
  const pool = screen.rows.filter({ hasText: 'Max. stake per user' });
  const [auto, manual] = [screen.row('Auto MONEY'), screen.row('Manual MONEY')];
  const sweep = new LayoutSweep(page, { widths: [320], languages: ['de', 'ar'], height: 2_000 });
  // In one theme each, since every run looks at them; the sweep looks in both.
  const look = (name: string) => lookClosely(page, { sweep, name, themes: ['dark'] });
  const tour = new DialogTour(page, look, sweep);
  const stake = pool.getByRole('button', { name: /^Stake more/ });
  const type = (amount: string) => ({ [amount]: (dialog: Locator) => dialog.getByRole('textbox').fill(amount) });
  await tour.open('stake', stake, type('47.000000000000000001'));
  await tour.open('unstake', pool.getByRole('button', { name: /^Unstake from/ }), most);
  await tour.open('harvest', pool.getByRole('button', { name: /^Harvest Earn / }));
  await tour.open('emergency', pool.getByRole('button', { name: 'Emergency exit' }));
  await tour.open('collect', manual.getByRole('button', { name: 'Collect' }));
  await tour.open('unstake from the vault', auto.getByRole('button', { name: /^Unstake from/ }), most);
  await tour.open('bounty', screen.button('Claim'));
  await tour.open('harvest all', screen.button('Harvest all'));
  await tour.open('calculator', manual.getByRole('button', { name: /^ROI calculator/ }).first());
  expect(sweep.faults).toEqual([]);
});
