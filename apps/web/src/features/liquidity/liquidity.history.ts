import { contractOf } from '@besc/contracts/deploy/contract-of';
import { computeLiquidity } from '@besc/sdk/liquidity/compute-liquidity';
import { formulas } from '../../blocks/check/formulas';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { everyPosition } from './every-position';

/** In how many pools an account holds LP, and how much. */
export const liquidityHistory: AccountHistory = (settings, account) => {
  const { address: factory, startBlock } = contractOf(settings, 'swap', 'factory');
  return [
    {
      name: { text: 'Liquidity' },
      formula: formulas.addedUp,
      sources: [{ contract: factory, events: ['PairCreated', 'Transfer'] }],
      parts: [
        { name: { text: 'Pools' }, unit: 'count' },
        { name: { text: 'LP tokens' }, unit: { decimals: 18, symbol: 'LP' } },
      ],
      told: async (request) => {
        const rows = await everyPosition({ ...request, account });
        return [BigInt(rows.length), rows.reduce((sum, { liquidity }) => sum + liquidity, 0n)];
      },
      compute: (chain) => computeLiquidity(chain, { factory, fromBlock: BigInt(startBlock), account }),
    },
  ];
};
