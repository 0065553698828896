import { answerShape, reporterShape } from '@besc/domain/oracle/oracle-rows';
import { index, onchainTable } from 'ponder';
import { addressId, addressIds } from '../shared/address-id';
import { columns } from '../shared/row-columns';

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
  (t) =>
    columns(t, {
      /** Number of the oracle's round, from 1. */
      id: 'text',
      roundId: 'count',
      ...answerShape,
      block: 'count',
      hash: 'hash',
    }),
  (table) => ({ byTime: index().on(table.updatedAt), byRound: index().on(table.roundId) }),
);

/** All that ever were reporters. */
export const oracleReporterRow = {
  ...reporterShape,
  /** Whether it is a reporter of the newest price. */
  isReporter: 'flag',
  roundId: 'count?',
  /** Reports that the oracle took, one of each round. */
  reports: 'count',
} as const;
export const oracleReporter = onchainTable(
  'oracle_reporter',
  (t) => columns(t, oracleReporterRow),
  (table) => ({ byRole: index().on(table.isReporter) }),
);
