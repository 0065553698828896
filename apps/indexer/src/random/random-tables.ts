import { wordShape } from '@besc/domain/random/word-shape';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const randomSourceRow = {
  id: 'address',
  /** Of later commitments, wei of MONEY. */
  bond: 'amount',
  /** How many secrets were committed to, and how many of them are reserved: the next word's number. */
  committed: 'count',
  reserved: 'count',
  /** Who reserved the last word, and in which transaction. */
  reservedBy: 'address?',
  reservedHash: 'hash?',
} as const;
export const randomSource = onchainTable('random_source', (t) => columns(t, randomSourceRow));

/** A word from its commitment on. One that was withdrawn has no row: its number is the next commitment's. */
export const randomWordRow = {
  /** source, "-", number */
  id: 'text',
  ...wordShape,
  expireBlock: 'count?',
  expireTime: 'time?',
  expireHash: 'hash?',
} as const;
export const randomWord = onchainTable(
  'random_word',
  (t) => columns(t, randomWordRow),
  (table) => ({
    bySource: index().on(table.sourceId, table.number),
    byStatus: index().on(table.status, table.number),
    byConsumer: index().on(table.consumer, table.number),
  }),
);
