import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import { parseAbi } from 'viem';
import { meantContract } from '../shared/writes/call-meaning';

/** Items of a collection. */
export const itemMeaning = meantContract(
  bunniesAbi,
  { slug: 'nfts', name: 'bunnies' },
  {
    approve: ['Let a contract take an item', { to: ['Spender'], tokenId: ['Item'] }],
    setApprovalForAll: ['Let a contract take all items', { operator: ['Spender'], approved: ['Allowed'] }],
  },
);

/** An item that its owner sends. The same name with data is not signed here, so the ABI has one of the two. */
export const sentItemMeaning = meantContract(
  parseAbi(['function safeTransferFrom(address from, address to, uint256 tokenId)']),
  { slug: 'nfts', name: 'bunnies' },
  { safeTransferFrom: ['Send an item', { from: ['Owner'], to: ['Recipient'], tokenId: ['Item'] }] },
);

/** The starters. The price is known to the contract alone. */
export const starterMeaning = meantContract(
  starterFactoryAbi,
  { slug: 'nfts', name: 'starters' },
  { mintNFT: ['Buy a starter', { bunnyId: ['Kind'] }] },
);
