import type { Context } from 'ponder:registry';
import { pair } from 'ponder:schema';
import { liquidityPrice } from '@besc/domain/market/liquidity-price';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import type { IndexId } from '@besc/domain/shared/index-id';
import type { TokenPrice } from '@besc/domain/shared/token-price';
import { valueDecimals } from './decimal-columns';
import { indexSettings } from './index-settings';
import { readPricing } from './read-pricing';

/**
 * What a token or the LP of a pair costs at this point of the chain, by what the pairs hold now and not by the token's last
 * event; without a price when the exchange has never seen it or nothing trusted prices it.
 */
export async function readTokenPrice(db: Context['db'], id: IndexId): Promise<TokenPrice> {
  const row = await db.find(pair, { id });
  const { tokens, pairs } = await readPricing(db, row ? [row.token0Id, row.token1Id] : [id]);
  const priceOf = (token: IndexId): TokenPrice => {
    const decimals = tokens.get(token)?.decimals;
    if (decimals === undefined) return { decimals: valueDecimals, priceE18: undefined };
    return { decimals, priceE18: usdPriceE18({ token, pairs: [...pairs.values()], rules: indexSettings().pricing }) };
  };
  if (!row) return priceOf(id);
  return { decimals: valueDecimals, priceE18: liquidityPrice(row, priceOf(row.token0Id), priceOf(row.token1Id)) };
}
