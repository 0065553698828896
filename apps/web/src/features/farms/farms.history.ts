import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { computeFarmActions } from '@besc/sdk/farms/compute-farm-actions';
import { fetchFarmPositions } from '@besc/wire/farms/fetch-farm-positions';
import type { AccountHistory } from '../../blocks/feature/account-history';

const lp = { decimals: 18, symbol: 'LP' } as const;

/** What an account did in all farms. */
export const farmHistory: AccountHistory = (settings, account) => {
  const master = contractIfAny(settings, 'farms', 'master');
  if (master === undefined) return [];
  return [
    {
      name: { text: 'Farms' },
      formula: { text: 'All that the account put into farms and took out of them.' },
      sources: [{ contract: master.address, events: ['Deposit', 'Withdraw', 'EmergencyWithdraw'] }],
      parts: [
        { name: { text: 'Transactions' }, unit: 'count' },
        { name: { text: 'Deposited' }, unit: lp },
        { name: { text: 'Withdrawn' }, unit: lp },
      ],
      told: async (request) => {
        const rows = await fetchFarmPositions({ ...request, account });
        return [
          rows.reduce((sum, row) => sum + BigInt(row.transactions), 0n),
          rows.reduce((sum, row) => sum + row.deposited, 0n),
          rows.reduce((sum, row) => sum + row.withdrawn, 0n),
        ];
      },
      compute: (chain) =>
        computeFarmActions(chain, { address: master.address, fromBlock: BigInt(master.startBlock), account }),
    },
  ];
};
