import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startChain } from '../chain';
import { currentPrices } from '../history/current-prices';
import { localToken } from '../history/local-market';
import { makeExchange } from '../make-exchange';
import { startLiveActors } from './live-actors';

test('actors trade on a chain that mines by itself, keep prices plausible and stop when told', async () => {
  const chain = await startChain({ blockSeconds: 1 });
  try {
    const { deployment } = await makeExchange(chain);
    await chain.setAutomine(false);
    await chain.setIntervalMining(1);
    const problems: unknown[] = [];
    const actors = startLiveActors({
      chain,
      deployment,
      seed: 'actors',
      pauseSeconds: 0.1,
      patienceSeconds: 100,
      onProblem: (error) => problems.push(error),
    });
    await expect.poll(() => actors.totals().slugs.swap?.trades).toBeGreaterThanOrEqual(4);
    await actors.stop();
    const trades = actors.totals().slugs.swap?.trades;
    expect(actors.totals().failed).toBe(0);
    expect(problems).toEqual([]);
    const before = await chain.rpc.request('eth_getTransactionCount', [chain.accounts[7]?.address, 'latest']);
    await sleep(500);
    expect(actors.totals().slugs.swap?.trades).toBe(trades);
    expect(await chain.rpc.request('eth_getTransactionCount', [chain.accounts[7]?.address, 'latest'])).toBe(before);
    for (const [symbol, price] of await currentPrices(chain, deployment)) {
      expect(price / localToken(symbol).priceUsd).toBeGreaterThan(0.8);
      expect(price / localToken(symbol).priceUsd).toBeLessThan(1.25);
    }
  } finally {
    await chain.stop();
  }
});
