import { index, onchainTable } from 'ponder';
import { addressId, addressIds } from '../shared/address-id';

// Prices have 8 decimals, times are unix seconds.

/** One row: the oracle itself, by its address. */
export const oracleFeed = onchainTable('oracle_feed', (t) => ({
  id: addressId(t).primaryKey(),
  /** Reporters of the newest price, ascending. */
  reporters: addressIds(t).notNull(),
  quorum: t.integer().notNull(),
  /** Those who were set last, and the first time whose price is theirs; equal to the others once there is such a price. */
  nextReporters: addressIds(t).notNull(),
  nextQuorum: t.integer().notNull(),
  nextSince: t.integer().notNull(),
}));

export const oracleAnswer = onchainTable(
  'oracle_answer',
  (t) => ({
    /** Number of the oracle's round, from 1. */
    id: t.text().primaryKey(),
    roundId: t.integer().notNull(),
    /** The median of most reports: more of the same time replace fewer. */
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
    /** Whether it is a reporter of the newest price. */
    isReporter: t.boolean().notNull(),
    price: t.bigint(),
    updatedAt: t.integer(),
    roundId: t.integer(),
    /** Reports that the oracle took, one of each round. */
    reports: t.integer().notNull(),
  }),
  (table) => ({ byRole: index().on(table.isReporter) }),
);
