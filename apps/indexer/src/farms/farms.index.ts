import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './farm-tables';

/** The farm master, and the MONEY that is minted, which only the master does. A chain without farms has no rows of them. */
export function farmsSources(settings: IndexSettings) {
  const master = sourceOf(settings, 'farms', 'master');
  const { address } = contractOf(settings, 'tokens', 'money');
  return {
    contracts: {
      FarmMaster: { chain: 'besc', abi: farmMasterAbi, ...master },
      Money: { chain: 'besc', abi: moneyTokenAbi, ...master, address },
    },
  } as const;
}
