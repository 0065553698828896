import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../test/keeper-scene';
import { readLottery } from './lottery/read-lottery';
import { readOracle } from './oracle/read-oracle';
import { readPrediction } from './prediction/read-prediction';
import { readRandom } from './random/read-random';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());

test('what all tasks of the games read at one moment takes two requests', async () => {
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const chain = await scene.connect({ RPC_URL: proxy.url });
    proxy.clearLog();
    const [lottery, prediction, random, oracle] = await Promise.all([
      readLottery(chain),
      readPrediction(chain),
      readRandom(chain),
      readOracle(chain),
    ]);
    expect(proxy.callCount('eth_call')).toBe(2);
    expect(lottery.minLength).toBeGreaterThan(0);
    expect(prediction.game.interval).toBe(300);
    expect(random.bond).toBeGreaterThan(0n);
    expect(oracle.reporters.length).toBeGreaterThanOrEqual(oracle.quorum);
    // Which is what each of them takes alone.
    proxy.clearLog();
    expect(await readPrediction(chain)).toEqual(prediction);
    expect(proxy.callCount('eth_call')).toBe(2);
  } finally {
    await proxy.stop();
  }
});
