import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { computeFarmActions } from '@besc/sdk/farms/compute-farm-actions';
import { fetchFarmPositions } from '@besc/wire/farms/fetch-farm-positions';
import { deployedToken } from '../../blocks/chain/deployed-token';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { farmPlace, farmSources } from './earned-figure';

const lp = { decimals: 18, symbol: 'LP' } as const;

/** What an account did in all farms. */
export const farmHistory: AccountHistory = (settings, account) => {
  if (contractIfAny(settings, 'farms', 'master') === undefined) return [];
  return [
    {
      name: { text: 'Farms' },
      formula: { text: 'All that the account put into farms and took out of them.' },
      sources: farmSources(settings),
      parts: [
        { name: { text: 'Transactions' }, unit: 'count' },
        { name: { text: 'Deposited' }, unit: lp },
        { name: { text: 'Withdrawn' }, unit: lp },
        { name: { text: 'Earned' }, unit: deployedToken(settings, 'money') },
      ],
      told: async (request) => {
        const rows = await fetchFarmPositions({ ...request, account });
        return [
          rows.reduce((sum, row) => sum + BigInt(row.transactions), 0n),
          rows.reduce((sum, row) => sum + row.deposited, 0n),
          rows.reduce((sum, row) => sum + row.withdrawn, 0n),
          rows.reduce((sum, row) => sum + row.harvested, 0n),
        ];
      },
      compute: (chain) => computeFarmActions(chain, { ...farmPlace(settings), account }),
    },
  ];
};
