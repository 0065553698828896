import { farmsHistory } from './farms/farms.history';
import type { HistoryWriter } from './history/history-writer';
import { lotteryHistory } from './lottery/lottery.history';
import { namesHistory } from './names/names.history';
import { poolsHistory } from './pools/pools.history';
import { predictionHistory } from './prediction/prediction.history';
import { swapHistory } from './swap/swap.history';

/** Whoever writes history, in the order in which they open. */
export const historyWriters: readonly HistoryWriter[] = [
  swapHistory,
  namesHistory,
  farmsHistory,
  poolsHistory,
  predictionHistory,
  lotteryHistory,
];
