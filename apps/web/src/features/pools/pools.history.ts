import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { computePools } from '@besc/sdk/pools/compute-pools';
import { fetchPoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import type { Figure } from '../../blocks/check/figure';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { poolPlace, poolSource, total, vaultFigure } from './earned-figure';

/** What an account did in all pools, and in the vault. */
export const poolHistory: AccountHistory = (settings, account) => [
  ...(contractIfAny(settings, 'pools', 'factory')
    ? [
        {
          name: { text: 'Pools' },
          formula: {
            text: 'All of the account’s events in pools, in smallest units of all tokens together.',
          },
          sources: [poolSource(settings)],
          parts: [
            { name: { text: 'Deposited' }, unit: 'count' },
            { name: { text: 'Withdrawn' }, unit: 'count' },
            { name: { text: 'Earned' }, unit: 'count' },
          ],
          told: async (request) => {
            const sum = total(await fetchPoolEarnings({ ...request, account }));
            return [sum('deposited'), sum('withdrawn'), sum('harvested')];
          },
          compute: async (chain) => {
            const computed = await computePools(chain, { ...poolPlace(settings), account });
            return { ...computed, values: computed.values.slice(1) };
          },
        } satisfies Figure,
      ]
    : []),
  ...(contractIfAny(settings, 'pools', 'vault') ? [vaultFigure(settings, account)] : []),
];
