import { relations } from 'ponder';
import { burn, mint, swap } from './event-tables';
import { pair, token } from './exchange-tables';
import { pairDayData, pairHourData, tokenDayData, tokenHourData } from './period-tables';
import { pairSnapshot, tokenSnapshot } from './snapshot-tables';

export const tokenRelations = relations(token, ({ many }) => ({
  pairs0: many(pair, { relationName: 'token0' }),
  pairs1: many(pair, { relationName: 'token1' }),
  hours: many(tokenHourData),
  days: many(tokenDayData),
  snapshots: many(tokenSnapshot),
}));

export const pairRelations = relations(pair, ({ one, many }) => ({
  token0: one(token, { fields: [pair.token0Id], references: [token.id], relationName: 'token0' }),
  token1: one(token, { fields: [pair.token1Id], references: [token.id], relationName: 'token1' }),
  hours: many(pairHourData),
  days: many(pairDayData),
  snapshots: many(pairSnapshot),
  swaps: many(swap),
  mints: many(mint),
  burns: many(burn),
}));

export const mintRelations = relations(mint, ({ one }) => ({
  pair: one(pair, { fields: [mint.pairId], references: [pair.id] }),
  token0: one(token, { fields: [mint.token0Id], references: [token.id] }),
  token1: one(token, { fields: [mint.token1Id], references: [token.id] }),
}));

export const burnRelations = relations(burn, ({ one }) => ({
  pair: one(pair, { fields: [burn.pairId], references: [pair.id] }),
  token0: one(token, { fields: [burn.token0Id], references: [token.id] }),
  token1: one(token, { fields: [burn.token1Id], references: [token.id] }),
}));

export const swapRelations = relations(swap, ({ one }) => ({
  pair: one(pair, { fields: [swap.pairId], references: [pair.id] }),
  token0: one(token, { fields: [swap.token0Id], references: [token.id] }),
  token1: one(token, { fields: [swap.token1Id], references: [token.id] }),
}));

export const pairHourDataRelations = relations(pairHourData, ({ one }) => ({
  pair: one(pair, { fields: [pairHourData.pairId], references: [pair.id] }),
  token0: one(token, { fields: [pairHourData.token0Id], references: [token.id] }),
  token1: one(token, { fields: [pairHourData.token1Id], references: [token.id] }),
}));

export const pairDayDataRelations = relations(pairDayData, ({ one }) => ({
  pair: one(pair, { fields: [pairDayData.pairAddress], references: [pair.id] }),
  token0: one(token, { fields: [pairDayData.token0Id], references: [token.id] }),
  token1: one(token, { fields: [pairDayData.token1Id], references: [token.id] }),
}));

export const tokenHourDataRelations = relations(tokenHourData, ({ one }) => ({
  token: one(token, { fields: [tokenHourData.tokenId], references: [token.id] }),
}));

export const tokenDayDataRelations = relations(tokenDayData, ({ one }) => ({
  token: one(token, { fields: [tokenDayData.tokenId], references: [token.id] }),
}));

export const tokenSnapshotRelations = relations(tokenSnapshot, ({ one }) => ({
  token: one(token, { fields: [tokenSnapshot.tokenId], references: [token.id] }),
}));

export const pairSnapshotRelations = relations(pairSnapshot, ({ one }) => ({
  pair: one(pair, { fields: [pairSnapshot.pairId], references: [pair.id] }),
}));
