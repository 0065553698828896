import type { Hex } from '@besc/domain/shared/hex';
import { seededRandom } from '@besc/localnet/history/seeded-random';
import { parseEther } from 'viem';
import { PredictionPage } from '../src/prediction/prediction-page';
import { Rounds } from '../src/prediction/rounds';
import { test } from '../src/stack-test';
import { figureRows, forget, held, observe, seen } from './frame-watch';
import { openingRequests } from './opening-requests';

const { row, print } = figureRows();
test.afterAll(print);
test.use({ walletAccount: 10 });

test('requests when /prediction opens', async ({ page, stack, wallet }) => {
  const rounds = new Rounds(stack);
  const { epoch } = await rounds.start();
  await stack.chain.mine();
  await rounds.bet(wallet.account, { epoch, isBear: false, amount: parseEther('0.01') });
  const { without, connected } = await openingRequests(new PredictionPage(page, stack), stack);
  row('/prediction opens without a wallet', without);
  row('/prediction opens with an account that plays', connected);
});

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
