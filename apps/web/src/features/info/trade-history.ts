import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Hex } from '@besc/domain/shared/hex';
import { computeTrades } from '@besc/sdk/swap/compute-trades';
import { fetchAccountTrades } from '@besc/wire/swap/fetch-account-trades';
import type { AccountHistory } from '../../blocks/feature/account-history';

/** How often an account has traded. */
export const tradeHistory: AccountHistory = (settings, account) => {
  const { address: factory, startBlock } = contractOf(settings, 'swap', 'factory');
  let told: readonly Hex[] = [];
  return [
    {
      name: { text: 'Swap' },
      formula: { text: 'All trades in transactions that the account signed, from their receipts.' },
      sources: [{ contract: factory, events: ['PairCreated', 'Swap', 'Transfer'] }],
      parts: [{ name: { text: 'Trades' }, unit: 'count' }],
      told: async (request) => {
        told = await fetchAccountTrades({ ...request, account });
        return [BigInt(told.length)];
      },
      compute: (chain) => computeTrades(chain, { factory, fromBlock: BigInt(startBlock), account, told }),
    },
  ];
};
