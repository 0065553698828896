import type { GameBench } from './game-bench';
import { lotteryBench } from './lottery/lottery-bench';
import { predictionBench } from './prediction/prediction-bench';

/** Every game of the speed run. */
export const games: readonly GameBench[] = [predictionBench, lotteryBench];
