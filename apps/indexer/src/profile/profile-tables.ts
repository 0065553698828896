import {
  campaignShape,
  claimShape,
  pointSaleShape,
  pointShape,
  profileShape,
  profileSumsShape,
  rootShape,
  teamDayShape,
  teamShape,
} from '@besc/domain/profile/profile-rows';
import { index, onchainTable, relations } from 'ponder';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';

/** All profiles: one row, "1". */
export const sumsRow = { id: 'text', ...profileSumsShape } as const;
export const profileSum = onchainTable('profile_sum', (t) => columns(t, sumsRow));

export const teamRow = {
  /** The team's number. */
  id: 'text',
  ...teamShape,
} as const;
export const profileTeam = onchainTable(
  'profile_team',
  (t) => columns(t, teamRow),
  (table) => ({ byNumber: index().on(table.teamId), byPoints: index().on(table.totalPoints) }),
);

const { date: _, ...dayShape } = teamDayShape;
/** Days of a team, each as it ended. */
export const teamDays = periods({
  of: 'profile_team',
  every: { day: (t) => ({ profileTeamId: t.text().notNull() }) },
  lasts: (t) => columns(t, dayShape),
  sums: () => ({}),
});
export const profileTeamDayData = teamDays.day.table;

export const userRow = { ...profileShape, block: 'count' } as const;
export const profileUser = onchainTable(
  'profile_user',
  (t) => columns(t, userRow),
  (table) => ({
    byNumber: index().on(table.number),
    byPoints: index().on(table.isActive, table.totalPoints),
    byTeam: index().on(table.teamId, table.isActive, table.totalPoints),
    byPicture: index().on(table.collection, table.tokenId),
  }),
);

export const profilePoint = onchainTable(
  'profile_point',
  (t) => columns(t, { ...pointShape, userId: 'address', updatedAt: 'time' }),
  (table) => ({
    byUser: index().on(table.userId),
    byTime: index().on(table.userId, table.timestamp),
    byCampaign: index().on(table.campaignId, table.timestamp),
  }),
);

export const campaignRow = {
  /** The campaign's number. */
  id: 'text',
  ...campaignShape,
  block: 'count',
  timestamp: 'time',
} as const;
export const campaign = onchainTable(
  'campaign',
  (t) => columns(t, campaignRow),
  (table) => ({ byNumber: index().on(table.campaignId) }),
);

export const campaignClaim = onchainTable(
  'campaign_claim',
  (t) =>
    columns(t, {
      /** campaign, "-", account */
      id: 'text',
      ...claimShape,
    }),
  (table) => ({
    byAccount: index().on(table.account, table.timestamp),
    byCampaign: index().on(table.campaignId, table.timestamp),
  }),
);

export const historyRoot = onchainTable(
  'history_root',
  (t) =>
    columns(t, {
      /** campaign, "-", root */
      id: 'text',
      ...rootShape,
    }),
  (table) => ({ byCampaign: index().on(table.campaignId, table.untilBlock) }),
);

export const profileTeamRelations = relations(profileTeam, ({ many }) => ({ users: many(profileUser) }));

export const profileUserRelations = relations(profileUser, ({ one, many }) => ({
  team: one(profileTeam, { fields: [profileUser.teamId], references: [profileTeam.id] }),
  points: many(profilePoint),
}));

export const profilePointRelations = relations(profilePoint, ({ one }) => ({
  user: one(profileUser, { fields: [profilePoint.userId], references: [profileUser.id] }),
}));

export const pointSale = onchainTable(
  'point_sale',
  (t) => columns(t, { id: 'address', ...pointSaleShape, block: 'count', timestamp: 'time' }),
  (table) => ({ byCampaign: index().on(table.campaignId) }),
);
