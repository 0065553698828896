import { index, onchainTable } from 'ponder';
import { addressId, addressIds } from '../shared/address-id';

// Prices have 8 decimals, times are unix seconds.

/** One row: the oracle itself, by its address. */
export const oracleFeed = onchainTable('oracle_feed', (t) => ({
  id: addressId(t).primaryKey(),
  /** Reporters of now, ascending. */
  reporters: addressIds(t).notNull(),
  quorum: t.integer().notNull(),
}));

export const oracleAnswer = onchainTable(
  'oracle_answer',
  (t) => ({
    /** Number of the oracle's round, from 1. */
    id: t.text().primaryKey(),
    roundId: t.integer().notNull(),
    price: t.bigint().notNull(),
    /** The time that the reporters signed. */
    updatedAt: t.integer().notNull(),
    block: t.integer().notNull(),
    hash: t.hex().notNull(),
  }),
  (table) => ({ byTime: index().on(table.updatedAt), byRound: index().on(table.roundId) }),
);

/** Everybody who ever was a reporter, with the last report; nothing of a report before the first. */
export const oracleReporter = onchainTable(
  'oracle_reporter',
  (t) => ({
    id: addressId(t).primaryKey(),
    /** Whether the oracle takes reports of this account now. */
    isReporter: t.boolean().notNull(),
    price: t.bigint(),
    updatedAt: t.integer(),
    roundId: t.integer(),
    /** Reports that were part of an answer. */
    reports: t.integer().notNull(),
  }),
  (table) => ({ byRole: index().on(table.isReporter) }),
);
