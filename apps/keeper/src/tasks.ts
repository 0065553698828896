import { injectionTask } from './lottery/injection-task';
import { lotteryTask } from './lottery/lottery-task';
import { oracleTask } from './oracle/oracle-task';
import { poolsTask } from './pools/pools-task';
import { predictionTask } from './prediction/prediction-task';
import { randomTask } from './random/random-task';
import type { KeeperTask } from './shared/keeper-task';
import { swapTask } from './swap/swap-task';

/** Every duty of the service. */
export const tasks: readonly KeeperTask[] = [
  swapTask,
  poolsTask,
  oracleTask,
  predictionTask,
  randomTask,
  lotteryTask,
  injectionTask,
];
