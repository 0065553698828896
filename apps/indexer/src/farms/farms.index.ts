import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { timelockControllerAbi } from '@besc/contracts/abi/timelock-controller';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { onlyEvents } from '../shared/only-events';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './farm-tables';

/** The farm master, its owner's calls that wait, and the MONEY that only it mints. A chain without farms has no rows of them. */
export function farmsSources(settings: IndexSettings) {
  const master = sourceOf(settings, 'farms', 'master');
  const { address } = contractOf(settings, 'tokens', 'money');
  const events = onlyEvents(timelockControllerAbi, 'CallScheduled', 'CallExecuted', 'Cancelled');
  return {
    contracts: {
      FarmMaster: { chain: 'besc', abi: farmMasterAbi, ...master },
      Money: { chain: 'besc', abi: moneyTokenAbi, ...master, address },
      Timelock: { chain: 'besc', abi: events, ...sourceOf(settings, 'governance', 'timelock') },
    },
  } as const;
}
