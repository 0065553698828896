import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './lottery-tables';

/** The lottery. A chain without it has no rows of it. */
export function lotterySources(settings: IndexSettings) {
  return {
    contracts: { Lottery: { chain: 'besc', abi: lotteryAbi, ...sourceOf(settings, 'lottery', 'game') } },
  } as const;
}
