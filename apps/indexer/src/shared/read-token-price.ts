import type { Context } from 'ponder:registry';
import { bundle, pair, token } from 'ponder:schema';
import { liquidityPrice } from '@besc/domain/market/liquidity-price';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import type { IndexId } from '@besc/domain/shared/index-id';
import type { TokenPrice } from '@besc/domain/shared/stake-sums';
import { bundleId } from './bundle-id';
import { valueDecimals } from './decimal-columns';

/**
 * What a token or the LP of a pair costs at this point of the chain, by the exchange's own prices; without a price when the
 * exchange has never seen it or nothing trusted prices it.
 */
export async function readTokenPrice(db: Context['db'], id: IndexId): Promise<TokenPrice> {
  const nativePrice = (await db.find(bundle, { id: bundleId }))?.nativePrice ?? 0n;
  const row = await db.find(pair, { id });
  if (!row) return ownPrice(db, id, nativePrice);
  const [price0, price1] = [
    await ownPrice(db, row.token0Id, nativePrice),
    await ownPrice(db, row.token1Id, nativePrice),
  ];
  return { decimals: valueDecimals, priceE18: liquidityPrice(row, price0, price1) };
}

/** The price of a token that is no LP. */
async function ownPrice(db: Context['db'], id: IndexId, nativePrice: bigint): Promise<TokenPrice> {
  const row = await db.find(token, { id });
  if (!row) return { decimals: valueDecimals, priceE18: undefined };
  const price = mulE18(row.derivedNative, nativePrice);
  return { decimals: row.decimals, priceE18: price === 0n ? undefined : price };
}
