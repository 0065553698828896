import {
  competitionShape,
  competitionTeamShape,
  competitionTradeShape,
  competitionUserShape,
} from '@besc/domain/competition/competition-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const competition = onchainTable(
  'competition',
  (t) => columns(t, { ...competitionShape, number: 'count' }),
  (table) => ({
    byNumber: index().on(table.number),
  }),
);

export const competitionTeam = onchainTable(
  'competition_team',
  (t) => columns(t, competitionTeamShape),
  (table) => ({ byVolume: index().on(table.competitionId, table.volumeUSD) }),
);

export const competitionUser = onchainTable(
  'competition_user',
  // With the rows of the transaction that counted last, by their ids with spaces between.
  (t) => columns(t, { ...competitionUserShape, lastTrades: 'text' }),
  (table) => ({
    byVolume: index().on(table.competitionId, table.volumeUSD),
    byTeam: index().on(table.competitionId, table.teamId, table.volumeUSD),
    byAccount: index().on(table.account, table.timestamp),
  }),
);

export const competitionTrade = onchainTable(
  'competition_trade',
  (t) => columns(t, competitionTradeShape),
  (table) => ({
    byAccount: index().on(table.competitionId, table.account, table.timestamp),
    byTime: index().on(table.competitionId, table.timestamp),
  }),
);

/** Scratch paper: the numbers of the competitions in which a pair counts now, with spaces between them. */
export const competitionPair = onchainTable('competition_pair', (t) => columns(t, { id: 'address', open: 'text' }));
