import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import { meantContract } from '../shared/writes/call-meaning';

/** Items of a collection. */
export const itemMeaning = meantContract(
  bunniesAbi,
  { slug: 'nfts', name: 'bunnies' },
  {
    approve: ['Let a contract take an item', { to: ['Spender'], tokenId: ['Item'] }],
  },
);

/** The starters. The price is known to the contract alone. */
export const starterMeaning = meantContract(
  starterFactoryAbi,
  { slug: 'nfts', name: 'starters' },
  { mintNFT: ['Buy a starter', { bunnyId: ['Kind'] }] },
);
