import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { makePool, type PoolTerms } from '@besc/localnet/pools/make-pool';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { axeViolations } from './src/axe-violations';
import { ChainReads } from './src/chain-reads';
import { PoolsPage } from './src/pools/pools-page';
import { test } from './src/stack-test';

const one = 10n ** 18n;

function scene(stack: TestStack) {
  const chain = new ChainReads(stack);
  const client = createPublicClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  const contracts = stack.deployment;
  const funder = stack.chain.accounts[0]?.address;
  if (funder === undefined) throw new Error('No account');
  return {
    chain,
    client,
    money: chain.address('MONEY'),
    henny: chain.address('HENNY'),
    vault: addressOf(contracts, 'pools', 'vault'),
    farms: addressOf(contracts, 'farms', 'master'),
    make: (terms: PoolTerms) => makePool({ chain: stack.chain, contracts, funder }, terms),
    staked: async (pool: Address, account: Address) =>
      (await client.readContract({ address: pool, abi: stakingPoolAbi, functionName: 'userInfo', args: [account] }))[0],
  };
}

test.describe('pools without a wallet', () => {
  test('POOL-001..003 POOL-006..008 POOL-010..023 POOL-030..036 POOL-057 VAULT-01 VAULT-02 VAULT-06 VAULT-09 what there is, found, sorted and opened', async ({
    page,
    stack,
  }) => {
    const { make, money, henny } = scene(stack);
    const address = await make({
      staked: money,
      reward: henny,
      perBlock: 10n ** 6n,
      blocks: 20_000n,
      limit: 50n * one,
    });
    const screen = new PoolsPage(page, stack);
    await screen.open('/syrup', 'auto', address);
    await expect(page).toHaveURL(/\/pools/);
    await expect(page).toHaveTitle(/^Pools/);
    await expect(screen.main.getByText('Just stake some tokens to earn.')).toBeVisible();
    await expect(screen.main.getByText('High APR, low risk.')).toBeVisible();

    const auto = screen.row('Auto MONEY');
    await expect(auto.getByText('Automatic restaking')).toBeVisible();
    await expect(auto.locator('dt').filter({ hasText: 'Performance Fee' })).toBeVisible();
    await expect(auto.getByText('2.00%', { exact: true })).toBeVisible();
    await expect(screen.row('Manual MONEY').getByText('Earn MONEY, stake MONEY')).toBeVisible();

    const pool = screen.rows.filter({ hasText: 'Earn HENNY' }).filter({ hasText: 'Start earning' });
    await expect(pool.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await expect(pool.getByText('Stake MONEY', { exact: true })).toBeVisible();
    await expect(pool.getByText('Manual', { exact: true })).toBeVisible();
    await expect(pool.getByText('Max. stake per user')).toBeVisible();
    await expect(pool.getByRole('link', { name: 'View Contract' })).toHaveAttribute('href', new RegExp(address));
    expect(await axeViolations(page)).toEqual([]);

    const search = screen.main.getByPlaceholder('Search Pools');
    await search.fill('hEnNy');
    await expect(auto).toHaveCount(0);
    await expect(pool).toBeVisible();
    await search.fill('');
    await expect(auto).toBeVisible();

    await auto.getByRole('button', { name: /^Hide/ }).click();
    await expect(auto.getByRole('button', { name: /^Details/ })).toHaveAttribute('aria-expanded', 'false');
    const order = screen.main.getByLabel('Sort by');
    expect(await order.getByRole('option').allTextContents()).toEqual(['Hot', 'APR', 'Earned', 'Total staked']);
    await order.selectOption({ label: 'Total staked' });
    await expect(page).toHaveURL(/sort=-total/);
    await expect(screen.main.getByRole('switch', { name: 'Staked only' })).toBeDisabled();
    await expect(screen.main.getByRole('link', { name: 'Finished' })).toHaveCount(0);

    // Among all pools it stands further down than what is drawn at first.
    await search.fill('henny');
    await pool
      .getByRole('link', { name: /blocks/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/block\/\d+$/);
    await expect(screen.main.getByText('Blocks remaining')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('a pool on the chain', () => {
  test('POOL-026 POOL-028 POOL-029 POOL-042..049 POOL-051 POOL-058..060 POOL-065 POOL-066 POOL-072..075 POOL-088..090 POOL-093 POOL-095..098 enable, stake up to the limit, harvest, unstake, emergency exit', async ({
    page,
    stack,
    wallet,
  }) => {
    const { make, money, henny, chain, staked } = scene(stack);
    const address = await make({ staked: money, reward: henny, perBlock: 10n ** 6n, blocks: 20_000n, limit: 5n * one });
    const screen = new PoolsPage(page, stack);
    await screen.open('/pools', address);
    await screen.connect();
    const pool = screen.rows.filter({ hasText: 'Max. stake per user' });
    await pool.getByRole('button', { name: 'Enable' }).click();
    await screen.expectToast('Contract Enabled', 'You can now stake in the HENNY pool!');

    await pool.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / }).click();
    await expect(screen.dialog.getByRole('heading', { name: 'Stake in Pool' })).toBeVisible();
    await expect(screen.dialog.getByRole('link', { name: 'Get MONEY' })).toHaveAttribute('href', new RegExp(money));
    for (const part of ['25%', '50%', '75%', 'Max']) {
      await expect(screen.dialog.getByRole('button', { name: part, exact: true })).toBeVisible();
    }
    await screen.dialog.getByRole('textbox').fill('2');
    wallet.rejectNext('eth_sendTransaction');
    await screen.dialogButton('Confirm').click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(2);
    await expect(screen.dialogButton('Confirm')).toBeEnabled();
    await screen.confirm();
    await screen.expectToast('Staked!', 'Your MONEY funds have been staked in the pool!');
    expect(await staked(address, wallet.account)).toBe(2n * one);

    await pool.getByRole('button', { name: /^Stake more/ }).click();
    await screen.dialog.getByRole('textbox').fill('3.1');
    await expect(screen.dialog.getByRole('button', { name: /^Maximum total stake: 5 MONEY/ })).toBeVisible();
    await screen.dialogButton('Max').click();
    await screen.confirm();
    await expect.poll(() => staked(address, wallet.account)).toBe(5n * one);
    await expect(pool.getByRole('button', { name: /^Stake more/ })).toHaveAttribute('aria-disabled', 'true');
    await pool.getByRole('button', { name: /^Stake more/ }).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: 'maximum amount you can stake' })).toBeVisible();

    const had = await chain.balance('HENNY', wallet.account);
    await pool.getByRole('button', { name: /^Harvest Earn / }).click();
    await screen.confirm();
    await screen.expectToast('Harvested!', 'Your HENNY earnings have been sent to your wallet!');
    expect(await chain.balance('HENNY', wallet.account)).toBeGreaterThan(had);

    await pool.getByRole('button', { name: /^Unstake from/ }).click();
    await expect(screen.dialog.getByRole('heading', { name: 'Unstake' })).toBeVisible();
    await screen.dialogButton('50%').click();
    await screen.confirm();
    await screen.expectToast('Unstaked!', 'Your HENNY earnings have also been harvested to your wallet!');
    expect(await staked(address, wallet.account)).toBe((5n * one) / 2n);

    const before = await chain.balance('MONEY', wallet.account);
    await pool.getByRole('button', { name: 'Emergency exit' }).click();
    await screen.confirm('Unstake everything');
    expect(await staked(address, wallet.account)).toBe(0n);
    expect((await chain.balance('MONEY', wallet.account)) - before).toBe((5n * one) / 2n);
  });

  test('POOL-004 POOL-009 POOL-024 POOL-041 POOL-063 POOL-064 POOL-091 a native pool that ends is found in the history, and gives back what is in it', async ({
    page,
    stack,
    wallet,
  }) => {
    const { make, money, staked } = scene(stack);
    const address = await make({ reward: money, perBlock: 10n ** 9n, blocks: 30n });
    const screen = new PoolsPage(page, stack);
    await screen.open('/pools', address);
    await screen.connect();
    const pool = screen.rows.filter({ hasText: 'Stake BESC' }).filter({ hasText: 'View Contract' });
    await pool.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / }).click();
    await screen.confirmAmount('1.5');
    expect(await staked(address, wallet.account)).toBe((3n * one) / 2n);
    await stack.chain.rpc.request('anvil_mine', ['0x28', '0x3']);
    await screen.main.getByRole('link', { name: 'Finished' }).click();
    await expect(page).toHaveURL(/\/pools\/history/);
    await expect(
      screen.main.getByText('These pools are no longer distributing rewards. Please unstake your tokens.'),
    ).toBeVisible();
    await screen.open('/pools/history', address);
    await expect(pool.getByText('Finished', { exact: true })).toBeVisible();
    await expect(pool.getByText('0.00%').first()).toBeVisible();
    await expect(pool.getByRole('button', { name: /^Stake more/ })).toHaveAttribute('aria-disabled', 'true');
    await pool.getByRole('button', { name: /^Unstake from/ }).click();
    await screen.dialogButton('Max').click();
    await screen.confirm();
    expect(await staked(address, wallet.account)).toBe(0n);
  });
});

test.describe('MONEY’s own pools on the chain', () => {
  test('POOL-027 POOL-052 POOL-076 POOL-094 POOL-099 VAULT-03 VAULT-04 VAULT-05 VAULT-11..13 VAULT-16..19 VAULT-22..24 VAULT-29 VAULT-30 by hand with compound and harvest; the vault with its bounty, its fee and all of it back', async ({
    page,
    stack,
    wallet,
  }) => {
    const { chain, client, vault, farms } = scene(stack);
    const screen = new PoolsPage(page, stack);
    await screen.open('/pools', 'auto', 'manual');
    await screen.connect();
    const inFarm = async () =>
      (
        await client.readContract({
          address: farms,
          abi: farmMasterAbi,
          functionName: 'userInfo',
          args: [0n, wallet.account],
        })
      )[0];
    const shares = async () =>
      (
        await client.readContract({
          address: vault,
          abi: moneyVaultAbi,
          functionName: 'userInfo',
          args: [wallet.account],
        })
      )[0];
    const manual = screen.row('Manual MONEY');
    await manual.getByRole('button', { name: 'Enable' }).click();
    await manual.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / }).click();
    await screen.confirmAmount('20');
    expect(await inFarm()).toBe(20n * one);
    await manual.getByRole('button', { name: 'Collect' }).click();
    await expect(screen.dialog.getByRole('radio', { name: 'Compound' })).toBeChecked();
    await screen.confirm();
    await screen.expectToast('Compounded!', 'Your MONEY earnings have been re-invested into the pool!');
    expect(await inFarm()).toBeGreaterThan(20n * one);

    const auto = screen.row('Auto MONEY');
    await expect(auto.getByText('APY').first()).toBeVisible();
    await auto.getByRole('button', { name: 'Enable' }).click();
    await screen.expectToast('Contract Enabled', 'You can now stake in the MONEY vault!');
    await auto.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / }).click();
    await screen.confirmAmount('30');
    await expect(auto.getByText('Staked (compounding)')).toBeVisible();
    await expect(auto.getByText(/unstaking fee for (3d 0h 0m|2d 23h \d+m)/)).toBeVisible();
    expect(await shares()).toBeGreaterThan(0n);

    const had = await chain.balance('MONEY', wallet.account);
    await screen.button('Claim').click();
    await expect(screen.dialog.getByRole('heading', { name: 'Claim Bounty' })).toBeVisible();
    await screen.confirm();
    await screen.expectToast('Bounty collected!', 'MONEY bounty has been sent to your wallet.');
    expect(await chain.balance('MONEY', wallet.account)).toBeGreaterThan(had);

    await auto.getByRole('button', { name: /^Unstake from/ }).click();
    await screen.dialogButton('Max').click();
    await expect(screen.dialog.getByText('Unstaking fee (0.10%)')).toBeVisible();
    await screen.confirm();
    expect(await shares()).toBe(0n);
    const back = (await chain.balance('MONEY', wallet.account)) - had;
    expect(Number(back) / 1e18).toBeGreaterThan(29.9);
  });

  test('POOL-050 who has nothing to stake is led to where it can be bought', async ({ page, stack, wallet }) => {
    const { make, henny, money, client } = scene(stack);
    const address = await make({ staked: henny, reward: money, perBlock: 10n ** 6n, blocks: 20_000n });
    // An account that has coins for the network and nothing else.
    wallet.account = checksumAddress('0x00000000000000000000000000000000005ca1ab');
    await stack.chain.setBalance(wallet.account, one);
    const screen = new PoolsPage(page, stack);
    wallet.canBatch = true;
    await screen.open('/pools', address);
    await screen.connect();
    const pool = screen.rows.filter({ hasText: 'Stake HENNY' }).filter({ hasText: 'View Contract' });
    await expect(pool.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / })).toBeVisible();
    expect(await client.getCode({ address })).toBeDefined();
    await pool.getByRole('button', { name: /^Stake (Earn|Manual|Auto) / }).click();
    await expect(screen.dialog.getByRole('heading', { name: 'HENNY required' })).toBeVisible();
    await expect(screen.dialog.getByRole('link', { name: 'Buy HENNY' })).toHaveAttribute('href', new RegExp(henny));
    expect(await axeViolations(page)).toEqual([]);
  });
});
