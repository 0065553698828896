import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import { factory } from 'ponder';
import { getAbiItem } from 'viem';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './ifo-tables';

/** The factory of sales and every sale that it has made. A chain without it has no rows of them. */
export function ifoSources(settings: IndexSettings) {
  const source = sourceOf(settings, 'ifo', 'factory');
  const event = getAbiItem({ abi: ifoFactoryAbi, name: 'NewIFOContract' });
  const made = factory({ address: source.address, event, parameter: 'ifo' });
  return {
    contracts: {
      IfoFactory: { chain: 'besc', abi: ifoFactoryAbi, ...source },
      Ifo: { chain: 'besc', abi: ifoAbi, ...source, address: made },
    },
  } as const;
}
