import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOfAll } from '../shared/source-of';

export * from './squad-tables';

/** Each sale of Squad that a chain has; a rehearsal is one of its own. */
export function squadSources(settings: IndexSettings) {
  return { contracts: { SquadSale: { chain: 'besc', abi: squadSaleAbi, ...sourceOfAll(settings, 'squad') } } } as const;
}
