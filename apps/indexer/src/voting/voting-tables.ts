import { holdingShape } from '@besc/domain/voting/holding-rows';
import { index, onchainTable } from 'ponder';
import { reading } from '../shared/reading';
import { columns } from '../shared/row-columns';

/** What each account has now. */
export const votingHolder = onchainTable('voting_holder', (t) => columns(t, { id: 'address', ...holdingShape }));

/** What an account had at the end of each block that changed it: its voting power at any block is a look-up. */
export const votingCheckpoint = onchainTable(
  'voting_checkpoint',
  (t) =>
    columns(t, {
      /** account, "-", block */
      id: 'text',
      account: 'address',
      block: 'count',
      ...holdingShape,
    }),
  (table) => ({ byAccount: index().on(table.account, table.block) }),
);

// Strangers can send LP of many pairs.
export const votingHolderReading = reading(votingHolder, { told: ['liquidity'] });
export const votingCheckpointReading = reading(votingCheckpoint, { told: ['liquidity'] });
