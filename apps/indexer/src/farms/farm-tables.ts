import { index, onchainTable } from 'ponder';
import { addressId } from '../shared/address-id';
import { e18 } from '../shared/decimal-columns';
import { periods } from '../shared/periods';
import { placeColumns, sumColumns } from '../shared/stake-columns';

// Amounts are whole numbers in smallest units. In rows of days the sums are of the day, the rest is as the day ended.

export const farmMaster = onchainTable('farm_master', (t) => ({
  id: addressId(t).primaryKey(),
  /** For all farms. */
  moneyPerBlock: t.bigint().notNull(),
  totalAllocPoint: t.bigint().notNull(),
  farmCount: t.integer().notNull(),
  harvested: t.bigint().notNull(),
  harvestedUSD: e18(t),
}));

export const farm = onchainTable(
  'farm',
  (t) => ({
    /** The pid as text. */
    id: t.text().primaryKey(),
    pid: t.integer().notNull(),
    stakedTokenId: addressId(t).notNull(),
    allocPoint: t.bigint().notNull(),
    /** The farm's part, rounded down. */
    moneyPerBlock: t.bigint().notNull(),
    staked: t.bigint().notNull(),
    /** At the prices of the last event of the farm; null without a price. */
    stakedUSD: e18(t),
    /** Accounts with a stake. */
    stakers: t.integer().notNull(),
    ...sumColumns(t),
    /** Block and time of creation. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    byPid: index().on(table.pid),
    byStake: index().on(table.stakedUSD),
    byToken: index().on(table.stakedTokenId, table.pid),
  }),
);

export const farmAction = onchainTable(
  'farm_action',
  (t) => ({
    ...placeColumns(t),
    farmId: t.text().notNull(),
    account: addressId(t).notNull(),
    /** "deposit", "withdraw" or "emergencyWithdraw". */
    kind: t.text().notNull(),
    amount: t.bigint().notNull(),
    amountUSD: e18(t),
    harvested: t.bigint().notNull(),
    harvestedUSD: e18(t),
  }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byFarm: index().on(table.farmId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const farmPosition = onchainTable(
  'farm_position',
  (t) => ({
    /** farm, "-", account */
    id: t.text().primaryKey(),
    farmId: t.text().notNull(),
    account: addressId(t).notNull(),
    staked: t.bigint().notNull(),
    /** MONEY that could not be minted when it was due. */
    owed: t.bigint().notNull(),
    ...sumColumns(t),
    /** Time of the first and of the last action. */
    timestamp: t.integer().notNull(),
    lastTimestamp: t.integer().notNull(),
  }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byFarm: index().on(table.farmId, table.staked),
  }),
);

/** Days of a farm. */
export const farmDays = periods({
  of: 'farm',
  every: { day: (t) => ({ farmId: t.text().notNull() }) },
  lasts: (t) => ({
    allocPoint: t.bigint().notNull(),
    moneyPerBlock: t.bigint().notNull(),
    staked: t.bigint().notNull(),
    stakedUSD: e18(t),
    stakers: t.integer().notNull(),
  }),
  sums: sumColumns,
});
export const farmDayData = farmDays.day.table;

/** Days of an account in a farm; ids begin with those of positions. */
export const farmPositionDays = periods({
  of: 'farm_position',
  every: { day: (t) => ({ account: addressId(t).notNull() }) },
  fixed: (t) => ({ farmId: t.text().notNull() }),
  lasts: (t) => ({ staked: t.bigint().notNull() }),
  sums: sumColumns,
});
export const farmPositionDayData = farmPositionDays.day.table;

/** Scratch paper: the MONEY that was minted last, for the event that comes right after it. */
export const farmPayment = onchainTable('farm_payment', (t) => ({
  id: addressId(t).primaryKey(),
  transaction: t.hex().notNull(),
  logIndex: t.integer().notNull(),
  account: addressId(t).notNull(),
  amount: t.bigint().notNull(),
}));
