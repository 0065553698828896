import { infoPoolShape, tokenFaceShape } from '../shared/pool-rows';

/** What of a token is compared with an earlier time. */
const tokenSumsShape = {
  totalTransactions: 'count',
  tradeVolumeUSD: 'usd',
  untrackedVolumeUSD: 'usd',
  derivedNative: 'usd',
} as const;

/** A token now. */
export const infoTokenShape = { ...tokenFaceShape, ...tokenSumsShape, totalLiquidity: 'units' } as const;

/** A token at an earlier time. */
export const pastTokenShape = { timestamp: 'time', ...tokenSumsShape, totalLiquidity: 'units' } as const;

/** The exchange now. */
export const infoTotalsShape = {
  totalPairs: 'count',
  totalTransactions: 'count',
  totalTraders: 'count',
  totalVolumeUSD: 'usd',
  totalLiquidityUSD: 'usd',
} as const;

/** The exchange at an earlier time. */
export const pastTotalsShape = { timestamp: 'time', ...infoTotalsShape } as const;

const eventShape = {
  id: 'text',
  transaction: 'hash',
  timestamp: 'time',
  pairId: 'address',
  token0: tokenFaceShape,
  token1: tokenFaceShape,
  amountUSD: 'usd',
} as const;

export const infoSwapShape = {
  ...eventShape,
  from: 'address',
  amount0In: 'units',
  amount1In: 'units',
  amount0Out: 'units',
  amount1Out: 'units',
} as const;

/** Who adds is told by who receives the LP tokens. */
export const infoMintShape = { ...eventShape, to: 'address', amount0: 'units', amount1: 'units' } as const;

export const infoBurnShape = { ...eventShape, from: 'address', amount0: 'units', amount1: 'units' } as const;

/** A pool as listing sites are told of it. */
export const listedPoolShape = {
  ...infoPoolShape,
  block: 'count',
  volumeToken0: 'units',
  volumeToken1: 'units',
} as const;

/** What of it is compared with a day ago. */
export const pastListedPoolShape = {
  timestamp: 'time',
  reserve0: 'units',
  reserve1: 'units',
  volumeToken0: 'units',
  volumeToken1: 'units',
} as const;

const chainEventShape = {
  transaction: 'hash',
  transactionIndex: 'count',
  logIndex: 'count',
  blockNumber: 'count',
  timestamp: 'time',
  from: 'address',
  pairId: 'address',
  reserve0: 'units',
  reserve1: 'units',
} as const;

/** A trade as an adapter tells it. */
export const chainSwapShape = {
  ...chainEventShape,
  amount0In: 'units',
  amount1In: 'units',
  amount0Out: 'units',
  amount1Out: 'units',
} as const;

/** Liquidity that came or went, as an adapter tells it. */
export const chainLiquidityShape = { ...chainEventShape, amount0: 'units', amount1: 'units' } as const;
