import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedPrediction } from './operated-prediction';
import { predictionTask } from './prediction-task';

/** What operators do for the prediction. */
export const predictionFeature: KeeperFeature = { order: 40, tasks: [predictionTask], operated: [operatedPrediction] };
