import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { formatEther } from 'viem';
import { idleDuty, keeperTask } from '../shared/keeper-task';
import { vaultCompounder } from './compound-vault';
import { poolsConfig } from './pools-config';
import { poolsMetrics } from './pools-metrics';

/** Rounds that may be missed before the service counts as ill. */
const missableRounds = 5;

/** Compounds the vault for its bounty. Anybody may, so no right is looked for. */
export const poolsTask = keeperTask({
  slug: 'pools',
  name: 'compound vault',
  role: 'operator',
  config: poolsConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'pools', 'vault')) {
      log.info('the deployment has no vault: nothing is compounded');
      return idleDuty;
    }
    const metrics = poolsMetrics(registry);
    const round = vaultCompounder(context);
    let next = 0;
    let last: { readonly hash: string; readonly bounty: string; readonly time: number } | null = null;
    let waiting: string | null = null;
    return {
      patienceSeconds: Math.max(missableRounds * config.intervalSeconds, 300),
      due: () => ({ time: next }),
      state: () => ({ waiting, last }),
      async run({ now }) {
        next = now + config.intervalSeconds;
        const report = await round();
        waiting = report.waiting ?? null;
        metrics.waiting.reset();
        if (report.waiting) metrics.waiting.set({ reason: report.waiting }, 1);
        if (!report.compounded) return;
        const { hash, bounty } = report.compounded;
        last = { hash, bounty: formatEther(bounty), time: now };
        metrics.compounded.inc();
        metrics.bounty.inc(Number(formatEther(bounty)));
      },
    };
  },
});
