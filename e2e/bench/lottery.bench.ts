import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { seededRandom } from '@besc/localnet/history/seeded-random';
import type { TestStack } from '@besc/localnet/start-stack';
import { type Abi, createPublicClient, encodeFunctionData, http, maxUint256, numberToHex, parseEther } from 'viem';
import { LotteryPage, lotteryOf } from '../src/lottery/lottery-page';
import { test } from '../src/stack-test';
import { figureRows, forget, held, observe, tasksAndGap } from './frame-watch';
import { openingRequests } from './opening-requests';

const { row, print } = figureRows();
test.afterAll(print);
test.use({ walletAccount: 10 });

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
  const { operator: rich } = chainRoles(stack.chain);
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

test('requests when /lottery opens', async ({ page, stack, wallet }) => {
  const { game } = await lotteryOf(stack);
  await game.start({ lengthSeconds: 3600 });
  await buyMany(stack, [{ account: wallet.account, purchases: 1 }]);
  const { without, connected } = await openingRequests(new LotteryPage(page, stack), stack);
  row('/lottery opens without a wallet', without);
  row('/lottery opens with an account that plays', connected);
  await game.close();
  await game.draw();
});

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
  row('finding tickets by two digits', await tasksAndGap(page));
  await own.getByRole('textbox', { name: 'Find a ticket by its first digits' }).fill('');
  await forget(page);
  for (let presses = 0; presses < 10; presses += 1) await own.getByRole('button', { name: /^Show more/ }).click();
  const shown = await own.getByRole('listitem').count();
  row(`ten times "Show more", to ${shown} tickets`, await tasksAndGap(page));
  await forget(page);
  await own.hover();
  for (let turns = 0; turns < 60; turns += 1) {
    await page.mouse.wheel(0, turns < 30 ? 400 : -400);
    await page.waitForTimeout(30);
  }
  row(`scrolling through ${shown} tickets and back`, await tasksAndGap(page));
  await game.close();
  began = performance.now();
  await game.draw();
  row('closing to drawn on the chain', `${(performance.now() - began).toFixed(0)} ms`);
  began = performance.now();
  await screen.button('Claim all').waitFor();
  row('"Claim all" stands after the draw', `${(performance.now() - began).toFixed(0)} ms`);
  row('from scrolling over the draw to "Claim all"', await tasksAndGap(page));
  await forget(page);
  began = performance.now();
  await screen.button('Claim all').click();
  await screen.dialog.getByText(/^Your wallet asks/).waitFor();
  row('the claim of all', `${(performance.now() - began).toFixed(0)} ms, ${await tasksAndGap(page)}`);
  row('elements with the claim open', String(await page.evaluate(() => document.getElementsByTagName('*').length)));
  await screen.closeDialog();
  for (const proxy of stack.proxies) proxy.clearLog();
  began = performance.now();
  await screen.open(`?round=${round}&proof=1`);
  await screen.button('Verify here').waitFor();
  const reads = stack.proxies.reduce((sum, proxy) => sum + proxy.callCount('eth_getLogs'), 0);
  row(
    'the proof of the draw stands after opening the page',
    `${(performance.now() - began).toFixed(0)} ms, ${reads} eth_getLogs`,
  );
  await page.waitForTimeout(2000);
  await forget(page);
  began = performance.now();
  await screen.button('Verify here').click();
  await screen.main.getByText('Your browser got the same number as the chain: the draw is valid.').waitFor();
  row('the proof is computed', `${(performance.now() - began).toFixed(0)} ms, ${await tasksAndGap(page)}`);
});
