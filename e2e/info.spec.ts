import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { TestStack } from '@besc/localnet/start-stack';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { expect } from '@playwright/test';
import { createPublicClient, formatUnits, getAddress, http, parseEventLogs } from 'viem';
import { axeViolations } from './src/axe-violations';
import { test } from './src/stack-test';

/** Every trade and every change of liquidity of all pools between two blocks, from the raw logs. */
async function rawEvents(stack: TestStack, fromBlock: bigint, toBlock: bigint) {
  const client = createPublicClient({ transport: http(stack.rpcUrl) });
  const logs = await client.getLogs({ fromBlock, toBlock });
  return parseEventLogs({ abi: pairAbi, logs, eventName: ['Swap', 'Mint', 'Burn'] });
}

const api = (stack: TestStack, path: string) => new URL(`${stack.settings.api.url}${path}`, stack.webUrl).href;

test('ROUTE-27 INFO-01 INFO-02 INFO-03 the overview shows figures, charts, tokens, pools and transactions', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/info`);
  await expect(page).toHaveTitle(/^Overview \| Info & Analytics/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.getByRole('table', { name: 'Top pools' })).toContainText('WBESC/BUSDC');
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search tokens and pools' }).fill('busd');
  await expect(page.getByRole('search').getByRole('link', { name: /^BUSDC BESC/ })).toBeVisible();
});

test('ROUTE-30 INFO-04 INFO-05 SET-34 a watched token stands above the list, also after a reload', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/info/tokens`);
  await page.getByRole('button', { name: 'Watch MONEY' }).first().click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Watch list' })).toContainText('MONEY');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop watching MONEY' }).first().click();
  await expect(page.getByRole('region', { name: 'Watch list' })).not.toContainText('MONEY');
});

test('ROUTE-29 a pool tells what the chain holds, and leads to a trade', async ({ page, stack }) => {
  await page.goto(`${stack.webUrl}/info/pools`);
  await page.getByRole('link', { name: 'WBESC/BUSDC' }).first().click();
  await expect(page).toHaveTitle(/^Pools \| Info & Analytics/);
  const address = parseAddress(page.url().split('/').at(-1) ?? '');
  if (address === undefined) throw new Error('The page has no pool in its address');
  const client = createPublicClient({ transport: http(stack.rpcUrl) });
  const [reserve0] = await client.readContract({ address, abi: pairAbi, functionName: 'getReserves' });
  const held = Number(formatUnits(reserve0, 18));
  const shown = page.locator('dl').getByText('Pooled WBESC').locator('xpath=following::*[@data-amount][1]');
  await expect.poll(async () => Number((await shown.getAttribute('title'))?.replaceAll(',', ''))).toBeCloseTo(held, 6);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Trade' }).last().click();
  await expect(page).toHaveURL(/\/swap\?/);
});

test('INFO-12 a token has a page with its price, its pools and its transactions, in any letter case', async ({
  page,
  stack,
}) => {
  const money = addressOf(stack.deployment, 'tokens', 'money');
  await page.goto(`${stack.webUrl}/info/tokens/${money.toLowerCase()}`);
  await expect(page).toHaveTitle(/^MONEY Tokens \| Info & Analytics/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MONEY');
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText('MONEY');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${stack.webUrl}/info/tokens/0x${'12'.repeat(20)}`);
  await expect(page.getByText('The index knows nothing at this address.')).toBeVisible();
});

test('an adapter reads every event of the chain once, as the raw logs have it', async ({ request, stack }) => {
  const { block } = await (await request.get(api(stack, '/dexscreener/latest-block'))).json();
  const to = Number(block.blockNumber);
  const from = Math.max(0, to - 400);
  const answer = await request.get(api(stack, `/dexscreener/events?fromBlock=${from}&toBlock=${to}`));
  const { events } = await answer.json();
  const raw = await rawEvents(stack, BigInt(from), BigInt(to));
  expect(raw.length).toBeGreaterThan(10);
  const keyOf = (one: { blockNumber: bigint; logIndex: number }) => `${one.blockNumber}-${one.logIndex}`;
  const told = new Map<string, Record<string, string>>(
    events.map((one: { block: { blockNumber: number }; eventIndex: number }) => [
      `${one.block.blockNumber}-${one.eventIndex}`,
      one,
    ]),
  );
  expect([...told.keys()].sort()).toEqual(raw.map(keyOf).sort());
  for (const log of raw) {
    const one = told.get(keyOf(log));
    const pairId = getAddress(log.address);
    expect(one).toMatchObject({ txnId: log.transactionHash, txnIndex: log.transactionIndex, pairId });
  }
});

test('tickers of 24 hours are the sums of the raw trades', async ({ request, stack }) => {
  const tickers = await (await request.get(api(stack, '/coingecko/tickers'))).json();
  const { block } = await (await request.get(api(stack, '/dexscreener/latest-block'))).json();
  const client = createPublicClient({ transport: http(stack.rpcUrl) });
  const raw = await rawEvents(stack, 0n, BigInt(block.blockNumber));
  const since = Number(block.blockTimestamp) - 86_400;
  const times = new Map<bigint, number>();
  // The largest, whose tokens have 18 decimals.
  const [ticker] = tickers;
  const pool = ticker.pool_id;
  let sum = 0n;
  for (const { args, blockNumber, address, eventName } of raw.toReversed()) {
    if (eventName !== 'Swap' || address.toLowerCase() !== pool.toLowerCase()) continue;
    const known = times.get(blockNumber) ?? Number((await client.getBlock({ blockNumber })).timestamp);
    times.set(blockNumber, known);
    if (known <= since) break;
    sum += args.amount0In + args.amount0Out;
  }
  expect(ticker.base_volume).toBe(formatUnits(sum, 18));
});
