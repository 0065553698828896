import { addressOf } from '@besc/contracts/deploy/address-of';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { readOracle } from '../src/oracle/read-oracle';
import { readPriceTimes } from '../src/price-times';
import { readRandom } from '../src/random/read-random';
import type { KeeperChain } from '../src/shared/keeper-chain';
import type { KeeperScene } from './keeper-scene';

/** What `read` gives, and how many requests it takes: alone, and at one moment with what the tasks of words and prices read. */
export async function readBeside<Reading>(scene: KeeperScene, read: (chain: KeeperChain) => Promise<Reading>) {
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const chain = await scene.connect({ RPC_URL: proxy.url });
    proxy.clearLog();
    const [reading, random, oracle] = await Promise.all([
      read(chain),
      readRandom(chain, addressOf(chain.deployment, 'random', 'source')),
      readOracle({ chain, now: 0, priceTimes: () => readPriceTimes(chain) }),
    ]);
    const together = proxy.callCount('eth_call');
    proxy.clearLog();
    const again = await read(chain);
    return { reading, again, random, oracle, together, alone: proxy.callCount('eth_call') };
  } finally {
    await proxy.stop();
  }
}
