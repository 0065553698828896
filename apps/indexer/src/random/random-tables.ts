import { index, onchainTable } from 'ponder';
import { addressId } from '../shared/address-id';

// Amounts are wei of MONEY, times are unix seconds; the hash of a step is its transaction.

export const randomSource = onchainTable('random_source', (t) => ({
  id: addressId(t).primaryKey(),
  /** Of later commitments. */
  bond: t.bigint().notNull(),
  /** How many secrets were committed to, and how many of them are reserved: the next word's number. */
  committed: t.integer().notNull(),
  reserved: t.integer().notNull(),
  /** Who reserved the last word, and in which transaction. */
  reservedBy: addressId(t),
  reservedHash: t.hex(),
}));

/** A word from its commitment on. One that was withdrawn has no row: its number is the next commitment's. */
export const randomWord = onchainTable(
  'random_word',
  (t) => ({
    /** source, "-", number */
    id: t.text().primaryKey(),
    sourceId: addressId(t).notNull(),
    number: t.integer().notNull(),
    /** "committed", "reserved", "requested", "revealed" or "expired" (given up by its consumer). */
    status: t.text().notNull(),
    /** keccak256 of the secret. */
    commitment: t.hex().notNull(),
    bond: t.bigint().notNull(),
    commitBlock: t.integer().notNull(),
    commitTime: t.integer().notNull(),
    commitHash: t.hex().notNull(),
    consumer: addressId(t),
    reserveBlock: t.integer(),
    reserveTime: t.integer(),
    reserveHash: t.hex(),
    /** The block whose hash counts, and until when the secret must be there. */
    targetBlock: t.integer(),
    deadline: t.integer(),
    requestBlock: t.integer(),
    requestTime: t.integer(),
    requestHash: t.hex(),
    /** Of the target block. */
    blockHash: t.hex(),
    noteBlock: t.integer(),
    noteTime: t.integer(),
    noteHash: t.hex(),
    secret: t.hex(),
    word: t.bigint(),
    revealBlock: t.integer(),
    revealTime: t.integer(),
    revealHash: t.hex(),
    expireBlock: t.integer(),
    expireTime: t.integer(),
    expireHash: t.hex(),
  }),
  (table) => ({
    bySource: index().on(table.sourceId, table.number),
    byStatus: index().on(table.status, table.number),
    byConsumer: index().on(table.consumer, table.number),
  }),
);
