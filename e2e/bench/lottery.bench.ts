import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { seededRandom } from '@besc/localnet/history/seeded-random';
import type { TestStack } from '@besc/localnet/start-stack';
import { type Abi, createPublicClient, encodeFunctionData, http, maxUint256, numberToHex, parseEther } from 'viem';
import { LotteryPage, lotteryOf } from '../src/lottery/lottery-page';
import { test } from '../src/stack-test';
import { figureRows, forget, held, observe, seen } from './frame-watch';

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
