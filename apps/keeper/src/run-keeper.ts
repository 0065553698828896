import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectKeeper } from './shared/keeper-chain';
import type { KeeperConfig } from './shared/keeper-config';
import { tasks } from './tasks';

/**
 * Does all duties at their interval until `signal` aborts; the one under way is finished first. A failing round is logged
 * and tried again at the next interval.
 */
export async function runKeeper(config: KeeperConfig, log: Logger, signal: AbortSignal): Promise<void> {
  const chain = await connectKeeper(config);
  const rounds = await Promise.all(
    tasks.map(async (task) => ({ name: task.name, run: await task.prepare({ chain, config, log }) })),
  );
  log.info({ operator: chain.account.address, intervalSeconds: config.intervalSeconds }, 'keeper runs');
  while (!signal.aborted) {
    for (const { name, run } of rounds) {
      try {
        await run();
      } catch (error) {
        log.error({ err: error, task: name }, 'round failed');
      }
    }
    await sleep(config.intervalSeconds * 1000, undefined, { signal }).catch(() => {});
  }
}
