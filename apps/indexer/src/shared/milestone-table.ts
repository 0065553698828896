import { milestoneShape } from '@besc/domain/shared/milestone-row';
import { index, onchainTable } from 'ponder';
import { columns } from './row-columns';

/** What accounts reached, each slug's own in one table: whatever is earned by history is counted from it. */
export const milestone = onchainTable(
  'milestone',
  (t) =>
    columns(t, {
      /** kind, "-", account; of a total also "-" and the block */
      id: 'text',
      /** What was reached. */
      kind: 'text',
      ...milestoneShape,
    }),
  (table) => ({
    byKind: index().on(table.kind, table.block),
    byAccount: index().on(table.account, table.kind, table.block),
  }),
);
