import type { KeeperTask } from '../shared/keeper-task';
import { feeConverter, requireOperator } from './convert-fees';

/** Turns collected LP fees into MONEY for treasury and burn. */
export const swapTask: KeeperTask = {
  name: 'convert fees',
  async prepare({ chain, config, log }) {
    await requireOperator(chain);
    const round = feeConverter({ chain, config, log });
    return async () => {
      await round();
    };
  },
};
