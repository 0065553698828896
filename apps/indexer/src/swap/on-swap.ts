import type { IndexingFunctionArgs } from 'ponder:registry';
import { swap } from 'ponder:schema';
import { oneE18, trackedVolumeUsd, untrackedVolumeUsd } from '@besc/domain/swap/usd-pricing';
import { addToDecimalText, fromDecimalText, toDecimalText, valueDecimals } from '../shared/decimal-text';
import { countTransaction } from './count-transaction';
import { type Hex, type Market, readMarket } from './market';
import { pricingRules } from './pricing-rules';
import { saveMarket } from './save-market';
import type { TradeVolume } from './trade-volume';
import { twoSides } from './two-sides';

type SwapEvent = IndexingFunctionArgs<'Pair:Swap'>;

/** A trade, valued at the prices after it (its Sync came before). */
export async function onSwap({ event, context: { db } }: SwapEvent): Promise<void> {
  const market = await readMarket(db, event.log.address.toLowerCase() as Hex);
  const volume = tradeVolume(market, event.args);
  addVolume(market, volume);
  countTransaction(market);
  const { pair, token0, token1 } = market;
  const blockNumber = Number(event.block.number);
  const timestamp = Number(event.block.timestamp);
  await db.insert(swap).values({
    id: `${event.transaction.hash}-${event.log.logIndex}`,
    transaction: event.transaction.hash,
    blockNumber,
    logIndex: event.log.logIndex,
    timestamp,
    pairId: pair.id,
    token0Id: token0.id,
    token1Id: token1.id,
    sender: event.args.sender,
    from: event.transaction.from,
    to: event.args.to,
    amount0In: toDecimalText(event.args.amount0In, token0.decimals),
    amount1In: toDecimalText(event.args.amount1In, token1.decimals),
    amount0Out: toDecimalText(event.args.amount0Out, token0.decimals),
    amount1Out: toDecimalText(event.args.amount1Out, token1.decimals),
    amountUSD: toDecimalText(volume.trackedUSD > 0n ? volume.trackedUSD : volume.untrackedUSD, valueDecimals),
  });
  await saveMarket(db, market, { blockNumber, timestamp, volume, transactions: 1 });
}

/**
 * What a swap adds to the sums. Flash swaps, and tokens that pay their holders, have the same token on both sides: its
 * volume is then the larger of the two, not both. In USD in and out are averaged when both tokens count.
 */
function tradeVolume(market: Market, args: SwapEvent['event']['args']): TradeVolume {
  const { token0, token1, bundle } = market;
  const rules = pricingRules();
  const moved = {
    amount0: larger(args.amount0In, args.amount0Out),
    amount1: larger(args.amount1In, args.amount1Out),
  };
  const both = { amount0: args.amount0In + args.amount0Out, amount1: args.amount1In + args.amount1Out };
  const averaged = rules.whitelist.includes(token0.id) && rules.whitelist.includes(token1.id);
  const sides = twoSides(market, averaged ? both : moved);
  const usdPerNativeE18 = fromDecimalText(bundle.nativePrice, valueDecimals);
  return {
    moved0: moved.amount0,
    moved1: moved.amount1,
    trackedNative: trackedVolumeUsd({ sides, usdPerNativeE18: oneE18, rules }),
    trackedUSD: trackedVolumeUsd({ sides, usdPerNativeE18, rules }),
    untrackedUSD: untrackedVolumeUsd({ sides: twoSides(market, both), usdPerNativeE18 }),
  };
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function addVolume({ factory, pair, token0, token1 }: Market, volume: TradeVolume): void {
  const plus = (sum: string, scaled: bigint) => addToDecimalText(sum, scaled, valueDecimals);
  factory.totalVolumeUSD = plus(factory.totalVolumeUSD, volume.trackedUSD);
  factory.totalVolumeNative = plus(factory.totalVolumeNative, volume.trackedNative);
  factory.untrackedVolumeUSD = plus(factory.untrackedVolumeUSD, volume.untrackedUSD);
  pair.volumeToken0 = addToDecimalText(pair.volumeToken0, volume.moved0, token0.decimals);
  pair.volumeToken1 = addToDecimalText(pair.volumeToken1, volume.moved1, token1.decimals);
  pair.volumeUSD = plus(pair.volumeUSD, volume.trackedUSD);
  pair.untrackedVolumeUSD = plus(pair.untrackedVolumeUSD, volume.untrackedUSD);
  token0.tradeVolume = addToDecimalText(token0.tradeVolume, volume.moved0, token0.decimals);
  token1.tradeVolume = addToDecimalText(token1.tradeVolume, volume.moved1, token1.decimals);
  for (const row of [token0, token1]) {
    row.tradeVolumeUSD = plus(row.tradeVolumeUSD, volume.trackedUSD);
    row.untrackedVolumeUSD = plus(row.untrackedVolumeUSD, volume.untrackedUSD);
  }
}
