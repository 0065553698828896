import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './oracle-tables';

/** The price oracle's rounds and reporters. A chain without an oracle has no rows of it. */
export function oracleSources(settings: IndexSettings) {
  return {
    contracts: { PriceOracle: { chain: 'besc', abi: priceOracleAbi, ...sourceOf(settings, 'oracle', 'prices') } },
  } as const;
}
