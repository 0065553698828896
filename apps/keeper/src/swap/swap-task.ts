import { formatEther } from 'viem';
import { keeperTask } from '../shared/keeper-task';
import { feeConverter, isSpent } from './convert-fees';
import { converterProblem } from './require-operator';
import { swapConfig } from './swap-config';
import { swapMetrics } from './swap-metrics';

/** Rounds that may be missed before the service counts as ill. */
const missableRounds = 5;

/** Turns collected LP fees into MONEY for treasury and burn. */
export const swapTask = keeperTask({
  slug: 'swap',
  name: 'convert fees',
  role: 'operator',
  config: swapConfig,
  async prepare(context) {
    const { intervalSeconds, revertedPerDay } = context.config;
    const metrics = swapMetrics(context.registry);
    const round = feeConverter(context);
    let next = 0;
    let lacking: string | undefined;
    let spent: string | undefined;
    return {
      patienceSeconds: Math.max(missableRounds * intervalSeconds, 300),
      due: () => ({ time: next }),
      problem: () => lacking ?? spent,
      async run({ now }) {
        next = now + intervalSeconds;
        // The owner may name another operator at any time; the other duties of this key go on.
        lacking = await converterProblem(context.chain);
        if (lacking !== undefined) return;
        const { converted, refused, reverted, lost, waiting, ended } = await round();
        spent = isSpent(lost, context.config)
          ? `no fees are converted for now: conversions that reverted cost ${formatEther(lost)} coins within a day, of ${formatEther(revertedPerDay)} that they may`
          : undefined;
        metrics.outcomes.inc({ outcome: 'converted' }, converted.length);
        metrics.outcomes.inc({ outcome: 'refused' }, refused.length);
        metrics.outcomes.inc({ outcome: 'reverted' }, reverted.length);
        metrics.waiting.reset();
        for (const { reason } of waiting) metrics.waiting.inc({ reason });
        for (const { toTreasury, burned } of converted) {
          metrics.money.inc({ receiver: 'treasury' }, Number(formatEther(toTreasury)));
          metrics.money.inc({ receiver: 'burn' }, Number(formatEther(burned)));
        }
        if (ended) throw ended.error;
      },
    };
  },
});
