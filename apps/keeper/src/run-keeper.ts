import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { formatEther } from 'viem';
import { connectKeeper } from './shared/keeper-chain';
import type { KeeperConfig } from './shared/keeper-config';
import { keeperMetrics } from './shared/keeper-metrics';
import { startKeeperServer } from './shared/keeper-server';
import { tasks } from './tasks';

/** Rounds that may be missed before the service counts as ill. */
const missableRounds = 5;

/**
 * Does all duties at their interval until `signal` aborts; what is under way begins nothing new and ends. A failing round is
 * logged and tried again at the next interval.
 */
export async function runKeeper(config: KeeperConfig, log: Logger, signal: AbortSignal): Promise<void> {
  const chain = await connectKeeper(config);
  const metrics = keeperMetrics();
  const rounds = await Promise.all(
    tasks.map(async (task) => ({ name: task.name, run: await task.prepare({ chain, config, log, metrics, signal }) })),
  );
  const startedAt = Date.now();
  const lastGood = new Map<string, number>();
  const patienceMs = Math.max(missableRounds * config.intervalSeconds, 300) * 1000;
  const server = await startKeeperServer({
    host: config.host,
    port: config.port,
    registry: metrics.registry,
    health: () => {
      const duties = rounds.map(({ name }) => ({ name, lastGood: lastGood.get(name) ?? null }));
      return { ok: duties.every((duty) => Date.now() - (duty.lastGood ?? startedAt) < patienceMs), duties };
    },
  });
  try {
    const { port } = server;
    log.info({ operator: chain.account.address, intervalSeconds: config.intervalSeconds, port }, 'keeper runs');
    while (!signal.aborted) {
      for (const { name, run } of rounds) {
        if (signal.aborted) break;
        try {
          await run();
          lastGood.set(name, Date.now());
          metrics.lastRound.set({ task: name }, Date.now() / 1000);
          metrics.rounds.inc({ task: name, outcome: 'good' });
        } catch (error) {
          metrics.rounds.inc({ task: name, outcome: 'failed' });
          log.error({ err: error, task: name }, 'round failed');
        }
      }
      const balance = await chain.client.getBalance({ address: chain.account.address }).catch(() => undefined);
      if (balance !== undefined) metrics.balance.set(Number(formatEther(balance)));
      await sleep(config.intervalSeconds * 1000, undefined, { signal }).catch(() => {});
    }
  } finally {
    await server.stop();
  }
}
