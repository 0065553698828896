import { index, onchainTable } from 'ponder';

export const block = onchainTable(
  'block',
  (t) => ({
    id: t.hex().primaryKey(),
    number: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    byNumber: index().on(table.number),
    byTime: index().on(table.timestamp),
  }),
);
