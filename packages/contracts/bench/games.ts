import type { GameGas } from './game-gas';
import { lotteryGas } from './lottery/lottery-gas';
import { predictionGas } from './prediction/prediction-gas';

/** Every game whose gas is measured. */
export const gameGas: readonly GameGas[] = [lotteryGas, predictionGas];
