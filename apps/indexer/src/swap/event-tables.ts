import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';
import { placeShape } from '../shared/stake-columns';
import { pairTokens } from './market-amounts';
import { sentLiquidityShape } from './sent-liquidity';

/** Where an event of a pair stands, who called the pair and who signed for it, and what the pair held after it. */
const eventShape = {
  ...placeShape,
  transactionIndex: 'count',
  pairId: 'address',
  ...pairTokens,
  sender: 'address',
  /** Account that signed the transaction. */
  from: 'address',
  reserve0: 'units',
  reserve1: 'units',
} as const;

/** LP that came or went, and what it was made of. */
const liquidityShape = {
  liquidity: 'value',
  amount0: 'units',
  amount1: 'units',
  amountUSD: 'value',
  /** Protocol share minted on the way, when there was one. */
  feeTo: 'address?',
  feeLiquidity: 'value?',
} as const;

export const mint = onchainTable(
  'mint',
  (t) =>
    columns(t, {
      ...eventShape,
      /** Receiver of the LP tokens. */
      to: 'address',
      ...liquidityShape,
    }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byPair: index().on(table.pairId, table.timestamp),
    byToken0: index().on(table.token0Id, table.timestamp),
    byToken1: index().on(table.token1Id, table.timestamp),
    byTo: index().on(table.to, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const burn = onchainTable(
  'burn',
  (t) =>
    columns(t, {
      ...eventShape,
      /** Receiver of token0, all that the event tells: `burnFrom` may send token1 to another. */
      to: 'address',
      ...liquidityShape,
    }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byPair: index().on(table.pairId, table.timestamp),
    byToken0: index().on(table.token0Id, table.timestamp),
    byToken1: index().on(table.token1Id, table.timestamp),
    byFrom: index().on(table.from, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const swap = onchainTable(
  'swap',
  (t) =>
    columns(t, {
      ...eventShape,
      to: 'address',
      amount0In: 'units',
      amount1In: 'units',
      amount0Out: 'units',
      amount1Out: 'units',
      amountUSD: 'value',
    }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byPair: index().on(table.pairId, table.timestamp),
    byToken0: index().on(table.token0Id, table.timestamp),
    byToken1: index().on(table.token1Id, table.timestamp),
    byFrom: index().on(table.from, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

/** Scratch paper: what the LP transfers of a transaction leave to its next Mint or Burn, in wei. */
export const liquidityStep = onchainTable('liquidity_step', (t) =>
  columns(t, {
    id: 'address',
    transaction: 'hash',
    mintTo: 'address?',
    minted: 'amount?',
    feeTo: 'address?',
    feeMinted: 'amount?',
    burned: 'amount?',
    ...sentLiquidityShape,
  }),
);
