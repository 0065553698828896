import type { Context } from 'ponder:registry';
import { type IndexId, indexId, zeroId } from '@besc/domain/shared/index-id';

/** Where items on sale lie; undefined on a chain without a market. */
export function marketId({ NftMarket }: Pick<Context['contracts'], 'NftMarket'>): IndexId | undefined {
  const id = indexId(NftMarket.address);
  return id === zeroId ? undefined : id;
}
