import type { Context } from 'ponder:registry';
import { pair, token } from 'ponder:schema';
import type { PricedPair } from '@besc/domain/swap/usd-pricing';
import { fromDecimalText } from '../shared/decimal-text';
import type { Hex, Market, PairRow, TokenRow } from './market';
import { pricingRules } from './pricing-rules';

/**
 * The pairs that may price the two tokens of a market: those with a whitelisted token, and those among the whitelisted
 * tokens themselves. The market's own pair is taken with the reserves it has in memory.
 */
export async function pricedPairs(db: Context['db'], market: Market): Promise<PricedPair[]> {
  const tokens = new Map<Hex, TokenRow>([
    [market.token0.id, market.token0],
    [market.token1.id, market.token1],
  ]);
  for (const id of pricingRules().whitelist) {
    const row = tokens.get(id) ?? (await db.find(token, { id }));
    if (row) tokens.set(id, row);
  }
  const pairs = new Map<Hex, PricedPair>();
  for (const row of tokens.values()) {
    for (const id of row.whitelistPairs) {
      if (pairs.has(id)) continue;
      const pairRow = id === market.pair.id ? market.pair : await db.find(pair, { id });
      const token0 = pairRow && tokens.get(pairRow.token0Id);
      const token1 = pairRow && tokens.get(pairRow.token1Id);
      // A pair of a whitelisted token with a third one says nothing about these two.
      if (token0 && token1) pairs.set(id, pricedPair(pairRow, token0, token1));
    }
  }
  return [...pairs.values()];
}

function pricedPair(row: PairRow, token0: TokenRow, token1: TokenRow): PricedPair {
  return {
    token0: token0.id,
    token1: token1.id,
    reserve0: fromDecimalText(row.reserve0, token0.decimals),
    reserve1: fromDecimalText(row.reserve1, token1.decimals),
    decimals0: token0.decimals,
    decimals1: token1.decimals,
  };
}
