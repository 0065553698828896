import { formatEther } from 'viem';
import type { KeeperTask } from '../shared/keeper-task';
import { feeConverter } from './convert-fees';
import { requireOperator } from './require-operator';

/** Turns collected LP fees into MONEY for treasury and burn. */
export const swapTask: KeeperTask = {
  name: 'convert fees',
  async prepare({ chain, config, log, metrics, signal }) {
    await requireOperator(chain);
    const round = feeConverter({ chain, config, log, signal });
    return async () => {
      const { converted, refused, waiting } = await round();
      metrics.outcomes.inc({ outcome: 'converted' }, converted.length);
      metrics.outcomes.inc({ outcome: 'refused' }, refused.length);
      metrics.waiting.reset();
      for (const { reason } of waiting) metrics.waiting.inc({ reason });
      for (const { toTreasury, burned } of converted) {
        metrics.money.inc({ receiver: 'treasury' }, Number(formatEther(toTreasury)));
        metrics.money.inc({ receiver: 'burn' }, Number(formatEther(burned)));
      }
    };
  },
};
