import { predictionAbi } from '@besc/contracts/abi/prediction';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './prediction-tables';

/** The prediction game. A chain without it has no rows of it. */
export function predictionSources(settings: IndexSettings) {
  return {
    contracts: { Prediction: { chain: 'besc', abi: predictionAbi, ...sourceOf(settings, 'prediction', 'game') } },
  } as const;
}
