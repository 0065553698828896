import type { Row } from '../shared/row-shape';
import { exactDifference } from './exact-difference';
import { exactRatio } from './exact-ratio';
import type { chainLiquidityShape, chainSwapShape } from './info-rows';

type Swap = Row<typeof chainSwapShape>;
type Liquidity = Row<typeof chainLiquidityShape>;

/** What every event of an adapter says: where it stands, whose pair it is, and what that held after it. */
interface EventPlace {
  readonly block: { readonly blockNumber: number; readonly blockTimestamp: number };
  readonly txnId: string;
  readonly txnIndex: number;
  readonly eventIndex: number;
  /** The account that signed. */
  readonly maker: string;
  readonly pairId: string;
  readonly reserves: { readonly asset0: string; readonly asset1: string };
}

/** A trade: what one token gave for the other. `priceNative` is asset 0 in asset 1. */
export type AdapterSwap = EventPlace & { readonly eventType: 'swap'; readonly priceNative: string } & (
    | { readonly asset0In: string; readonly asset1Out: string }
    | { readonly asset1In: string; readonly asset0Out: string }
  );

export type AdapterLiquidity = EventPlace & {
  readonly eventType: 'join' | 'exit';
  readonly amount0: string;
  readonly amount1: string;
};

export type AdapterEvent = AdapterSwap | AdapterLiquidity;

/** A trade, by what each token gained or lost in all. Undefined without a price, as of a flash swap that returns what it took. */
export function adapterSwap(row: Swap): AdapterSwap | undefined {
  const { amount0In, amount1In, amount0Out, amount1Out } = row;
  const [asset0In, asset1Out] = [difference(amount0In, amount0Out), difference(amount1Out, amount1In)];
  const isFirstSold = asset0In !== '0';
  const [asset1In, asset0Out] = [difference(amount1In, amount1Out), difference(amount0Out, amount0In)];
  const priceNative = isFirstSold ? exactRatio(asset1Out, asset0In) : exactRatio(asset1In, asset0Out);
  if (priceNative === undefined) return undefined;
  const amounts = isFirstSold ? { asset0In, asset1Out } : { asset1In, asset0Out };
  return { ...placeOf(row), eventType: 'swap', ...amounts, priceNative };
}

function difference(more: string, less: string): string {
  const places = [more, less].map((text) => text.split('.')[1]?.length ?? 0);
  return exactDifference(more, less, Math.max(...places));
}

/** Liquidity that came (`join`, the first of a pair too) or went. */
export function adapterLiquidity(eventType: 'join' | 'exit', row: Liquidity): AdapterLiquidity {
  return { ...placeOf(row), eventType, amount0: row.amount0, amount1: row.amount1 };
}

/** The order of the chain. */
export function inChainOrder(one: AdapterEvent, other: AdapterEvent): number {
  return one.block.blockNumber - other.block.blockNumber || one.eventIndex - other.eventIndex;
}

function placeOf(row: Swap | Liquidity): EventPlace {
  return {
    block: { blockNumber: row.blockNumber, blockTimestamp: row.timestamp },
    txnId: row.transaction,
    txnIndex: row.transactionIndex,
    eventIndex: row.logIndex,
    maker: row.from,
    pairId: row.pairId,
    reserves: { asset0: row.reserve0, asset1: row.reserve1 },
  };
}
