import { competitionAbi } from '@besc/contracts/abi/competition';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { getAbiItem } from 'viem';
import { onlyEvents } from '../shared/only-events';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './competition-tables';

/** The competitions, and the trades of which some count. A chain without competitions has no rows of them. */
export function competitionSources(settings: IndexSettings) {
  const source = sourceOf(settings, 'competition', 'competition');
  const exchange = contractOf(settings, 'swap', 'factory');
  const event = getAbiItem({ abi: factoryAbi, name: 'PairCreated' });
  return {
    contracts: {
      Competition: { chain: 'besc', abi: competitionAbi, ...source },
      CompetitionPair: {
        chain: 'besc',
        abi: onlyEvents(pairAbi, 'Swap'),
        // Pairs are found from here on: most are older than the competitions.
        startBlock: exchange.startBlock,
        address: factory({ address: exchange.address, event, parameter: 'pair' }),
      },
    },
  } as const;
}
