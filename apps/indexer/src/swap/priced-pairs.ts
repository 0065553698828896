import type { Context } from 'ponder:registry';
import { pair, token } from 'ponder:schema';
import type { PricedPair } from '@besc/domain/market/priced-pair';
import type { IndexId } from '@besc/domain/shared/index-id';
import { indexSettings } from '../shared/index-settings';
import type { Market } from './market';

/**
 * The pairs that may price the two tokens of a market: those with a whitelisted token, and those among the whitelisted
 * tokens themselves. The market's own pair is taken with its new reserves.
 */
export async function pricedPairs(
  db: Context['db'],
  market: Market,
  reserves: { reserve0: bigint; reserve1: bigint },
): Promise<PricedPair[]> {
  const tokens = new Map<IndexId, typeof token.$inferSelect>();
  for (const id of [market.token0.id, market.token1.id, ...indexSettings().pricing.whitelist]) {
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
      // A pair of a whitelisted token with a third one says nothing about these two.
      if (!token0 || !token1) continue;
      pairs.set(id, {
        token0: token0.id,
        token1: token1.id,
        decimals0: token0.decimals,
        decimals1: token1.decimals,
        reserve0: id === market.id ? reserves.reserve0 : pairRow.reserve0,
        reserve1: id === market.id ? reserves.reserve1 : pairRow.reserve1,
      });
    }
  }
  return [...pairs.values()];
}
