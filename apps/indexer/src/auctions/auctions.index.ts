import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './auctions-tables';

/** Whose events this slug reads. A chain without auctions has no rows of them. */
export function auctionsSources(settings: IndexSettings) {
  const source = { chain: 'besc', abi: farmAuctionAbi, ...sourceOf(settings, 'auctions', 'auction') } as const;
  return { contracts: { FarmAuction: source } };
}
