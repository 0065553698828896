import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { seededRandom } from '@besc/localnet/history/seeded-random';
import type { TestStack } from '@besc/localnet/start-stack';
import type { CDPSession, Page } from '@playwright/test';
import { type Abi, createPublicClient, encodeFunctionData, http, maxUint256, numberToHex, parseEther } from 'viem';
import { LotteryPage, lotteryOf } from '../src/lottery-page';
import { PredictionPage, Rounds } from '../src/prediction-page';
import { test } from '../src/stack-test';

const lines: string[] = [];
const row = (figure: string, value: string) => lines.push(`| ${figure} | ${value} |`);

test.afterAll(() => {
  console.log(['| figure | measured |', '| --- | --- |', ...lines].join('\n'));
});
test.use({ walletAccount: 10 });

/** Collects long tasks and the longest gap between two frames. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { tasks: 0, longest: 0, sum: 0, gap: 0, frames: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.tasks += 1;
        seen.sum += entry.duration;
        seen.longest = Math.max(seen.longest, entry.duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      seen.gap = Math.max(seen.gap, now - last);
      seen.frames += 1;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
interface Seen {
  readonly tasks: number;
  readonly longest: number;
  readonly sum: number;
  readonly gap: number;
  readonly frames: number;
}
const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
const forget = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { tasks: 0, longest: 0, sum: 0, gap: 0, frames: 0 }));

/** After a full garbage collection: megabytes of heap, elements of the page, nodes and listeners that the browser holds. */
async function held(page: Page, session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return `${(usedSize / 1e6).toFixed(1)} MB, ${elements} elements, ${nodes} nodes, ${jsEventListeners} listeners`;
}

test('an hour of rounds on /prediction', async ({ page, stack, wallet }) => {
  test.setTimeout(900_000);
  const rounds = new Rounds(stack);
  let { epoch, price } = await rounds.start();
  await observe(page);
  const screen = new PredictionPage(page, stack);
  await screen.open();
  await screen.connect();
  const session = await page.context().newCDPSession(page);
  const [other] = stack.chain.accounts.slice(11);
  const random = seededRandom('hour');
  /** One round of five minutes in about ten seconds: bets of both sides, a block each half minute, the end. */
  const play = async () => {
    for (const [index, account] of [wallet.account, other?.address].entries()) {
      if (account) await rounds.bet(account, { epoch, isBear: index === 1, amount: parseEther('0.01') });
    }
    for (let block = 0; block < 9; block += 1) {
      const { timestamp } = await stack.chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', [
        'latest',
        false,
      ]);
      await stack.chain.setNextTimestamp(Number(timestamp) + 28);
      await stack.chain.mine();
      await page.waitForTimeout(1000);
    }
    const change = (price * BigInt(random.below(100) - 50)) / 10_000n;
    ({ epoch, price } = await rounds.next(price + change));
    await page.waitForTimeout(1000);
  };
  // What is loaded once, and the strip's full length, is there before anything is compared.
  for (let round = 0; round < 3; round += 1) await play();
  await forget(page);
  row('/prediction, at the start', await held(page, session));
  for (let round = 1; round <= 12; round += 1) {
    await play();
    if (round % 4 === 0) row(`/prediction, after ${round * 5} minutes of rounds`, await held(page, session));
  }
  const { tasks, longest, sum, gap, frames } = await seen(page);
  row('long tasks in that hour', `${tasks}, the longest ${longest.toFixed(0)} ms, ${sum.toFixed(0)} ms together`);
  row('frames in that hour', `${frames}, the longest gap ${gap.toFixed(0)} ms`);
});

/** Buys `purchases` times a hundred random tickets, six purchases a block, for accounts that are given the MONEY for it. */
async function buyMany(stack: TestStack, buyers: readonly { account: Address; purchases: number }[]): Promise<void> {
  const money = addressOf(stack.deployment, 'tokens', 'money');
  const lottery = addressOf(stack.deployment, 'lottery', 'game');
  const client = createPublicClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  const id = await client.readContract({ address: lottery, abi: lotteryAbi, functionName: 'currentLotteryId' });
  const random = seededRandom('tickets');
  const nonces = new Map<Address, number>();
  const call = (from: Address, to: Address, abi: Abi, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi, functionName, args });
    // Of calls that come together each names its place.
    const nonce = nonces.get(from) ?? 0;
    nonces.set(from, nonce + 1);
    const sent = { from, to, data, gas: numberToHex(4_000_000), nonce: numberToHex(nonce) };
    return ['eth_sendTransaction', [sent]] as [string, unknown[]];
  };
  const [rich] = stack.chain.accounts;
  if (rich === undefined) throw new Error('nobody has MONEY');
  const send = async (calls: [string, unknown[]][]) => {
    await stack.chain.rpc.batch(calls);
    await stack.chain.mine();
  };
  for (const { account, purchases } of buyers) {
    for (const address of [rich.address, account]) {
      nonces.set(address, await client.getTransactionCount({ address }));
    }
    const need = parseEther(String(purchases * 1000));
    await send([call(rich.address, money, erc20Abi as Abi, 'transfer', [account, need])]);
    await send([call(account, money, erc20Abi as Abi, 'approve', [lottery, maxUint256])]);
    for (let left = purchases; left > 0; left -= 6) {
      const calls = Array.from({ length: Math.min(6, left) }, () => {
        const numbers = Array.from({ length: 100 }, () => 10_000 + random.below(10_000));
        return call(account, lottery, lotteryAbi as Abi, 'buyTickets', [id, numbers]);
      });
      await send(calls);
    }
  }
}

test('a draw over 100 000 tickets, and 10 000 of one’s own', async ({ page, stack, wallet }) => {
  test.setTimeout(900_000);
  const { game, view } = await lotteryOf(stack);
  const round = await game.start({ lengthSeconds: 3600, price: parseEther('10') });
  const others = stack.chain.accounts.slice(20, 23).map(({ address }) => ({ account: address, purchases: 300 }));
  await buyMany(stack, [{ account: wallet.account, purchases: 100 }, ...others]);
  const { firstTicketId, firstTicketIdNextLottery } = await view(round);
  const sold = firstTicketIdNextLottery - firstTicketId;
  if (sold !== 100_000n) throw new Error(`only ${sold} tickets were sold`);
  await observe(page);
  const screen = new LotteryPage(page, stack);
  await screen.open();
  const calls = () => stack.proxies.reduce((sum, proxy) => sum + proxy.callCount('eth_call'), 0);
  for (const proxy of stack.proxies) proxy.clearLog();
  let began = performance.now();
  await screen.connect();
  const own = screen.part(new RegExp(`^Round #${round}$`));
  await own.getByText('10,000 tickets').waitFor();
  row('own 10 000 tickets stand after connecting', `${(performance.now() - began).toFixed(0)} ms, ${calls()} eth_call`);
  const session = await page.context().newCDPSession(page);
  row('with 10 000 tickets', await held(page, session));
  await page.waitForTimeout(2000);
  await forget(page);
  began = performance.now();
  await own.getByRole('textbox', { name: 'Find a ticket by its first digits' }).fill('42');
  await own.getByRole('listitem').first().waitFor();
  await page.waitForTimeout(1000);
  const typing = await seen(page);
  row('finding tickets by two digits', `longest task ${typing.longest.toFixed(0)} ms, ${typing.tasks} over 50 ms`);
  await game.close();
  began = performance.now();
  await game.draw();
  row('closing to drawn on the chain', `${(performance.now() - began).toFixed(0)} ms`);
  began = performance.now();
  await screen.button('Claim all').waitFor();
  row('"Claim all" stands after the draw', `${(performance.now() - began).toFixed(0)} ms`);
  const drawn = await seen(page);
  row('longest task over the draw', `${drawn.longest.toFixed(0)} ms, longest gap of frames ${drawn.gap.toFixed(0)} ms`);
  await screen.button('Claim all').click();
  await screen.dialog.getByRole('heading', { name: 'Claim prizes' }).waitFor();
  row('elements with the claim open', String(await page.evaluate(() => document.getElementsByTagName('*').length)));
});
