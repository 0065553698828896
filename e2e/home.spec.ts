import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect, type Page } from '@playwright/test';
import { createClient, erc20Abi, formatUnits, http, parseAbiItem } from 'viem';
import { getBalance, getLogs, getTransaction, readContract } from 'viem/actions';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { FarmChain } from './src/farms/farm-chain';
import { LayoutSweep } from './src/layout-sweep';
import { test } from './src/stack-test';

class HomePage extends AppPage {
  async open(): Promise<void> {
    await this.goto('/', /Swap any token/);
  }

  /** The figure of a tile or a fact, as a number; waits until it is one. */
  async figure(name: string | RegExp): Promise<number> {
    const place = this.main.getByText(name, { exact: true }).locator('xpath=..');
    const amount = place.locator('[data-amount]').first();
    await expect(amount).toHaveAttribute('title', /\d/);
    return numberOf((await amount.getAttribute('title')) ?? '');
  }

  /** The USD value of a line of the own money. */
  async holding(label: string): Promise<number> {
    const amount = this.main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${label}`) })
      .locator('[data-amount]');
    await expect(amount).toHaveAttribute('title', /\d/);
    return numberOf((await amount.getAttribute('title')) ?? '');
  }
}

const numberOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
const swapEvent = parseAbiItem(
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
);

async function openHome(page: Page, stack: ConstructorParameters<typeof AppPage>[1]): Promise<HomePage> {
  const home = new HomePage(page, stack);
  await home.open();
  return home;
}

test('ROUTE-01 OPEN-12 PLAT-13 INFO-22 the front page shows what chain and index say, and leads to the exchange', async ({
  page,
  stack,
}) => {
  // Chain, index and page are compared at one block.
  await stack.chain.setIntervalMining(0);
  const home = await openHome(page, stack);
  const client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  const trades = await getLogs(client, { event: swapEvent, fromBlock: 0n });
  const hashes = [...new Set(trades.map(({ transactionHash }) => transactionHash))];
  const senders = await Promise.all(hashes.map(async (hash) => (await getTransaction(client, { hash })).from));
  await expect.poll(() => home.figure('Accounts that traded')).toBe(new Set(senders).size);
  const money = stack.deployment.tokens.find(({ symbol }) => symbol === 'MONEY');
  if (money === undefined) throw new Error('The deployment has no MONEY');
  const supply = await readContract(client, { address: money.address, abi: erc20Abi, functionName: 'totalSupply' });
  await expect.poll(() => home.figure('Total minted')).toBe(Number(formatUnits(supply, money.decimals)));
  const master = { address: addressOf(stack.deployment, 'farms', 'master'), abi: farmMasterAbi } as const;
  const perBlock = Number(formatUnits(await readContract(client, { ...master, functionName: 'moneyPerBlock' }), 18));
  expect(await home.figure('Emission per block')).toBe(perBlock);
  expect(await home.figure('Emission per day')).toBeCloseTo(perBlock * 28_800, 6);
  const factory = addressOf(stack.deployment, 'swap', 'factory').toLowerCase();
  const data = { query: `{ exchangeFactory(id: "${factory}") { totalLiquidityUSD } }` };
  const difference = async () => {
    const answer = await page.request.post(new URL(stack.settings.index.url, stack.webUrl).href, { data });
    const { totalLiquidityUSD } = (await answer.json()).data.exchangeFactory;
    // The title has the cents.
    return Math.abs((await home.figure('Total liquidity')) - Number(totalLiquidityUSD));
  };
  await expect.poll(difference).toBeLessThan(0.01);
  await home.main.getByRole('link', { name: 'Swap', exact: true }).click();
  await expect(page).toHaveURL(/\/swap$/);
});

test('stakes of pools and vault are among what an account has, and one press harvests farms and pools', async ({
  page,
  stack,
  wallet,
}) => {
  wallet.canBatch = true;
  const chain = new FarmChain(stack, wallet.account);
  const money = chain.token('MONEY');
  const one = 10n ** 18n;
  await chain.addLiquidity('MONEY');
  await chain.stake(2n, chain.lp('MONEY'), one);
  await chain.stake(0n, money, 300n * one);
  const vault = addressOf(stack.deployment, 'pools', 'vault');
  await chain.approve(money, vault);
  await chain.write({ address: vault, abi: moneyVaultAbi, functionName: 'deposit', args: [100n * one] });
  await stack.chain.mine(20);
  const home = await openHome(page, stack);
  await home.connect();
  const price = await home.figure('MONEY price');
  // By hand 300, in the vault 100; the index may be some blocks behind with the price.
  expect((await home.holding('Pools')) / price).toBeGreaterThan(390);
  const had = await chain.balance(money);
  const owed = (await chain.earned(0n)) + (await chain.earned(2n));
  await home.button(/^Harvest all \(\d\)$/).click();
  await expect(home.dialog).toContainText('Farms');
  await expect(home.dialog).toContainText('Pools');
  expect(await axeViolations(page)).toEqual([]);
  await home.confirm();
  await home.expectToast('Harvested!');
  expect(wallet.calls('wallet_sendCalls')).toHaveLength(1);
  expect((await chain.balance(money)) - had).toBeGreaterThanOrEqual(owed);
});

test('the best pools are told by the rate of this block, and lead to their rows', async ({ page, stack }) => {
  const home = await openHome(page, stack);
  const tile = home.main
    .getByRole('listitem')
    .filter({ hasText: 'MONEY' })
    .filter({ hasText: /AP[RY]/ });
  await expect(tile.first()).toContainText('%');
  await tile.first().click();
  await expect(page).toHaveURL(/\/pools\?open=/);
  await expect(home.main.locator('[aria-expanded=true]').first()).toBeVisible();
});

test('collectibles are seen, and the newest auction tells its end', async ({ page, stack }) => {
  const home = await openHome(page, stack);
  const newest = home.main.getByRole('list', { name: 'Newest listings' });
  await newest.scrollIntoViewIfNeeded();
  await expect(newest.getByRole('img')).toHaveCount(4);
  await expect(home.main.locator('dd').filter({ hasText: /^Floor \d.* BESC$/ })).toHaveCount(2);
  await expect(home.main.getByText(/^Auction \d+$/)).toBeVisible();
  await newest.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nfts\/collections\/0x\w{40}\/\d+$/);
});

test('without an index nothing is said to be zero', async ({ page, stack }) => {
  await page.route(new URL(stack.settings.index.url, stack.webUrl).href, (route) => route.abort());
  const home = await openHome(page, stack);
  await expect(home.main.getByText(/The index isn’t responding/)).toBeVisible();
  for (const name of ['Total liquidity', '24h volume', 'Accounts that traded']) {
    const place = home.main.getByText(name, { exact: true }).locator('xpath=..');
    await expect(place.locator('[data-amount]')).toHaveText('–');
  }
});

test.describe('who has coins, tokens, liquidity and stakes', () => {
  test.use({ walletAccount: 12 });

  test('an account sees what it has, and the whole is the sum of its places', async ({ page, stack, wallet }) => {
    const visit = { account: wallet.account, seconds: Math.floor(Date.now() / 1000) - 7200, usd: '1.00' };
    const stored = JSON.stringify({ version: 1, visits: { [stack.settings.chain.id]: [visit] } });
    await page.addInitScript((text) => localStorage.setItem('besc-preferences', text), stored);
    // No figure belongs to another block than the next.
    await stack.chain.setIntervalMining(0);
    const home = await openHome(page, stack);
    await home.connect();
    await expect(home.main.getByText(/^\+\$.*since your last visit/)).toBeVisible();
    const places = () => Promise.all(['Wallet', 'Liquidity', 'Farms', 'Pools'].map((label) => home.holding(label)));
    await expect(async () => {
      const sum = (await places()).reduce((all, value) => all + value, 0);
      expect(await home.figure('Total')).toBeCloseTo(sum, 1);
    }).toPass();
    const [inWallet = 0] = await places();
    const price = await home.figure('1 BESC');
    const coins = Number(
      formatUnits(await getBalance(createClient({ transport: http(stack.rpcUrl) }), { address: wallet.account }), 18),
    );
    // The wallet holds tokens beside its coins.
    expect(inWallet).toBeGreaterThan(coins * price * 0.999);
  });

  test('it is right in both themes, three languages and on narrow phones', async ({ page, stack, wallet: _ }) => {
    const home = await openHome(page, stack);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await home.connect();
    await home.figure('Total');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    const sweep = new LayoutSweep(page, { widths: [1440, 390, 320] });
    await sweep.visit('home', () => sweep.look('home'));
    expect(sweep.faults).toEqual([]);
  });
});
