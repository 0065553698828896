import type { Context } from 'ponder:registry';
import { pair, token } from 'ponder:schema';
import type { PricedPair } from '@besc/domain/market/priced-pair';
import type { IndexId } from '@besc/domain/shared/index-id';
import { indexSettings } from './index-settings';

/** What prices tokens at this point of the chain. */
export interface Pricing {
  /** Those asked for and the whitelisted ones, as far as the exchange has seen them. */
  readonly tokens: ReadonlyMap<IndexId, typeof token.$inferSelect>;
  readonly pairs: ReadonlyMap<IndexId, PricedPair>;
}

/**
 * The pairs that may price these tokens, as they stand: those with a whitelisted token, and those among the whitelisted
 * tokens themselves. A token has no more of them than tokens are whitelisted.
 */
export async function readPricing(db: Context['db'], ids: readonly IndexId[]): Promise<Pricing> {
  const tokens = new Map<IndexId, typeof token.$inferSelect>();
  for (const id of [...ids, ...indexSettings().pricing.whitelist]) {
    const row = tokens.has(id) ? null : await db.find(token, { id });
    if (row) tokens.set(id, row);
  }
  const pairs = new Map<IndexId, PricedPair>();
  for (const row of tokens.values()) {
    for (const id of row.whitelistPairs) {
      if (pairs.has(id)) continue;
      const pairRow = await db.find(pair, { id });
      const token0 = pairRow && tokens.get(pairRow.token0Id);
      const token1 = pairRow && tokens.get(pairRow.token1Id);
      // A pair of a whitelisted token with a third one says nothing about these.
      if (!token0 || !token1) continue;
      pairs.set(id, {
        token0: token0.id,
        token1: token1.id,
        decimals0: token0.decimals,
        decimals1: token1.decimals,
        reserve0: pairRow.reserve0,
        reserve1: pairRow.reserve1,
      });
    }
  }
  return { tokens, pairs };
}
