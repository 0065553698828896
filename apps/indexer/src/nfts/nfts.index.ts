import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { squadAbi } from '@besc/contracts/abi/squad';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './nft-tables';

/** Our collections, the sale of starters and the market. A chain without them has no rows of them. */
export function nftsSources(settings: IndexSettings) {
  const of = (name: Parameters<typeof sourceOf<'nfts'>>[2]) => sourceOf(settings, 'nfts', name);
  return {
    contracts: {
      Bunnies: { chain: 'besc', abi: bunniesAbi, ...of('bunnies') },
      Squad: { chain: 'besc', abi: squadAbi, ...of('squad') },
      NftMarket: { chain: 'besc', abi: nftMarketAbi, ...of('market') },
      StarterFactory: { chain: 'besc', abi: starterFactoryAbi, ...of('starters') },
    },
  } as const;
}
