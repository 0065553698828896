import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { getAbiItem } from 'viem';
import type { IndexSettings } from '../shared/parse-index-settings';

export * from './candle-table';
export * from './event-tables';
export * from './exchange-tables';
export * from './period-tables';
export * from './position-tables';
export * from './snapshot-tables';
export * from './table-relations';

/** Whose events this slug reads: the factory, and every pair it has made. */
export function swapSources(settings: IndexSettings) {
  const { address, startBlock } = contractOf(settings, 'swap', 'factory');
  const event = getAbiItem({ abi: factoryAbi, name: 'PairCreated' });
  const pairs = factory({ address, event, parameter: 'pair' });
  return {
    contracts: {
      Factory: { chain: 'besc', abi: factoryAbi, address, startBlock },
      Pair: { chain: 'besc', abi: pairAbi, address: pairs, startBlock },
    },
  } as const;
}
