import { index, onchainTable } from 'ponder';
import { addressId } from '../shared/address-id';
import { e18, tokenAmount } from '../shared/decimal-columns';

export const mint = onchainTable(
  'mint',
  (t) => ({
    /** transaction hash, "-", log index of the Mint event */
    id: t.text().primaryKey(),
    transaction: t.hex().notNull(),
    blockNumber: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    pairId: addressId(t).notNull(),
    token0Id: addressId(t).notNull(),
    token1Id: addressId(t).notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
    sender: addressId(t).notNull(),
    /** Receiver of the LP tokens. */
    to: addressId(t).notNull(),
    liquidity: e18(t).notNull(),
    amount0: tokenAmount(t).notNull(),
    amount1: tokenAmount(t).notNull(),
    amountUSD: e18(t).notNull(),
    /** Protocol share minted on the way, when there was one. */
    feeTo: addressId(t),
    feeLiquidity: e18(t),
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
  (t) => ({
    /** transaction hash, "-", log index of the Burn event */
    id: t.text().primaryKey(),
    transaction: t.hex().notNull(),
    blockNumber: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    pairId: addressId(t).notNull(),
    token0Id: addressId(t).notNull(),
    token1Id: addressId(t).notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
    sender: addressId(t).notNull(),
    /** Account that signed the transaction. */
    from: addressId(t).notNull(),
    /** Receiver of token0, all that the event tells: `burnFrom` may send token1 to another. */
    to: addressId(t).notNull(),
    liquidity: e18(t).notNull(),
    amount0: tokenAmount(t).notNull(),
    amount1: tokenAmount(t).notNull(),
    amountUSD: e18(t).notNull(),
    feeTo: addressId(t),
    feeLiquidity: e18(t),
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
  (t) => ({
    /** transaction hash, "-", log index of the Swap event */
    id: t.text().primaryKey(),
    transaction: t.hex().notNull(),
    blockNumber: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    pairId: addressId(t).notNull(),
    token0Id: addressId(t).notNull(),
    token1Id: addressId(t).notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
    sender: addressId(t).notNull(),
    /** Account that signed the transaction. */
    from: addressId(t).notNull(),
    to: addressId(t).notNull(),
    amount0In: tokenAmount(t).notNull(),
    amount1In: tokenAmount(t).notNull(),
    amount0Out: tokenAmount(t).notNull(),
    amount1Out: tokenAmount(t).notNull(),
    amountUSD: e18(t).notNull(),
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
export const liquidityStep = onchainTable('liquidity_step', (t) => ({
  id: addressId(t).primaryKey(),
  transaction: t.hex().notNull(),
  mintTo: addressId(t),
  minted: t.bigint(),
  feeTo: addressId(t),
  feeMinted: t.bigint(),
  burned: t.bigint(),
}));
