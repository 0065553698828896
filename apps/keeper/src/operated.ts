import { operatedLottery } from './lottery/operated-lottery';
import { operatedOracle } from './oracle/operated-oracle';
import { operatedPrediction } from './prediction/operated-prediction';
import { operatedRandom } from './random/operated-random';
import type { OperatedContract } from './shared/operated-contract';

/** Every contract that the operators' command reads and changes, in the order of its status. */
export const operated: readonly OperatedContract[] = [
  operatedOracle,
  operatedPrediction,
  operatedLottery,
  operatedRandom,
];
