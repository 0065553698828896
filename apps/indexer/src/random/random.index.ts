import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOfAll } from '../shared/source-of';

export * from './random-tables';

/** Random words of every source that the deployment has. A chain without one has no rows of it. */
export function randomSources(settings: IndexSettings) {
  return {
    contracts: { CommitRandom: { chain: 'besc', abi: commitRandomAbi, ...sourceOfAll(settings, 'random') } },
  } as const;
}
