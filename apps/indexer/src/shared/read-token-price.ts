import type { Context } from 'ponder:registry';
import { bundle, pair, token } from 'ponder:schema';
import { liquidityPrice } from '@besc/domain/market/liquidity-price';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import type { IndexId } from '@besc/domain/shared/index-id';
import type { TokenPrice } from '@besc/domain/shared/stake-sums';
import { bundleId } from './bundle-id';
import { fromDecimalText, valueDecimals } from './decimal-text';

/**
 * What a token or the LP of a pair costs at this point of the chain, by the exchange's own prices; without a price when the
 * exchange has never seen it or nothing trusted prices it.
 */
export async function readTokenPrice(db: Context['db'], id: IndexId): Promise<TokenPrice> {
  const native = (await db.find(bundle, { id: bundleId }))?.nativePrice ?? '0';
  const nativePrice = fromDecimalText(native, valueDecimals);
  const row = await db.find(pair, { id });
  if (!row) return ownPrice(db, id, nativePrice);
  const [price0, price1] = [
    await ownPrice(db, row.token0Id, nativePrice),
    await ownPrice(db, row.token1Id, nativePrice),
  ];
  const figures = {
    reserve0: fromDecimalText(row.reserve0, price0.decimals),
    reserve1: fromDecimalText(row.reserve1, price1.decimals),
    totalSupply: fromDecimalText(row.totalSupply, valueDecimals),
  };
  return { decimals: valueDecimals, priceE18: liquidityPrice(figures, price0, price1) };
}

/** The price of a token that is no LP. */
async function ownPrice(db: Context['db'], id: IndexId, nativePrice: bigint): Promise<TokenPrice> {
  const row = await db.find(token, { id });
  if (!row) return { decimals: valueDecimals, priceE18: undefined };
  const price = mulE18(fromDecimalText(row.derivedNative, valueDecimals), nativePrice);
  return { decimals: row.decimals, priceE18: price === 0n ? undefined : price };
}
