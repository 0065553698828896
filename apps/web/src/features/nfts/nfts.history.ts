import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { computeItems } from '@besc/sdk/nfts/compute-items';
import { fetchNftSums } from '@besc/wire/nfts/fetch-nft-sums';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { formulas } from '../../blocks/check/formulas';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { ownCollections } from './nfts-place';

/** What an account holds of our collections, and what it bought and sold. */
export const itemHistory: AccountHistory = (settings, account) => {
  const market = contractIfAny(settings, 'nfts', 'market');
  if (market === undefined) return [];
  const collections = ownCollections(settings).map(({ address }) => address);
  const starts = (['market', 'bunnies', 'squad'] as const).map((name) => contractIfAny(settings, 'nfts', name));
  const fromBlock = BigInt(Math.min(...starts.flatMap((one) => one?.startBlock ?? [])));
  const wbesc = wbescToken(settings);
  return [
    {
      name: { text: 'Collectibles' },
      formula: formulas.addedUp,
      sources: [
        ...collections.map((contract) => ({ contract, events: ['Transfer'] })),
        { contract: market.address, events: ['Trade'] },
      ],
      parts: [
        { name: { text: 'Items' }, unit: 'count' },
        { name: { text: 'Bought' }, unit: 'count' },
        { name: { text: 'Sold' }, unit: 'count' },
        { name: { text: 'Volume' }, unit: wbesc },
      ],
      told: async (request) => {
        const { user, holdings } = await fetchNftSums({ ...request, account });
        const own = holdings.filter(({ collectionId }) => collections.includes(collectionId));
        return [
          BigInt(own.reduce((sum, { items }) => sum + items, 0)),
          BigInt(user?.numberTokensPurchased ?? 0),
          BigInt(user?.numberTokensSold ?? 0),
          (user?.totalVolumeInWBESCTokensPurchased ?? 0n) + (user?.totalVolumeInWBESCTokensSold ?? 0n),
        ];
      },
      compute: (chain) => computeItems(chain, { collections, market: market.address, fromBlock, account }),
    },
  ];
};
