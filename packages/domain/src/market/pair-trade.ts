import type { Row } from '../shared/row-shape';

/** A trade of a pair as the index tells it. */
export const pairTradeShape = {
  id: 'text',
  transaction: 'hash',
  timestamp: 'time',
  from: 'address',
  amount0In: 'units',
  amount1In: 'units',
  amount0Out: 'units',
  amount1Out: 'units',
  amountUSD: 'usd',
} as const;

export type PairTrade = Row<typeof pairTradeShape>;
