import type { KeeperFeature } from '../shared/keeper-feature';
import { injectionTask } from './injection-task';
import { lotteryTask } from './lottery-task';
import { operatedLottery } from './operated-lottery';

/** What operators do for the lottery. */
export const lotteryFeature: KeeperFeature = {
  order: 60,
  tasks: [lotteryTask, injectionTask],
  operated: [operatedLottery],
};
