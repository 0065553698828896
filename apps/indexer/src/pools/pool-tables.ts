import { index, onchainTable } from 'ponder';
import { addressId } from '../shared/address-id';
import { e18 } from '../shared/decimal-columns';
import { periods } from '../shared/periods';
import { placeColumns, sumColumns } from '../shared/stake-columns';

// Amounts are whole numbers in smallest units. In rows of days the sums are of the day, the rest is as the day ended.

export const poolFactory = onchainTable('pool_factory', (t) => ({
  id: addressId(t).primaryKey(),
  poolCount: t.integer().notNull(),
}));

export const pool = onchainTable(
  'pool',
  (t) => ({
    id: t.text().primaryKey(),
    /** Its place in the factory's list, from 0. */
    number: t.integer().notNull(),
    stakedTokenId: addressId(t).notNull(),
    rewardTokenId: addressId(t).notNull(),
    rewardPerBlock: t.bigint().notNull(),
    /** Chosen by the pool's owner, up to the largest that 32 bits hold: more than an integer column does. */
    startBlock: t.bigint().notNull(),
    bonusEndBlock: t.bigint().notNull(),
    /** Most that one account may stake; 0 for no limit. */
    poolLimitPerUser: t.bigint().notNull(),
    staked: t.bigint().notNull(),
    /** At the prices of the last event of the pool; null without a price. */
    stakedUSD: e18(t),
    /** Accounts with a stake. */
    stakers: t.integer().notNull(),
    ...sumColumns(t),
    /** The pool's own arithmetic after its last event: reward of one unit staked, in parts of `precision`. */
    accTokenPerShare: t.bigint().notNull(),
    precision: t.bigint().notNull(),
    rest: t.bigint().notNull(),
    lastRewardBlock: t.bigint().notNull(),
    /** Block and time of creation. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    byNumber: index().on(table.number),
    byStake: index().on(table.stakedUSD),
    byEnd: index().on(table.bonusEndBlock),
    byStakedToken: index().on(table.stakedTokenId, table.number),
    byRewardToken: index().on(table.rewardTokenId, table.number),
  }),
);

export const poolAction = onchainTable(
  'pool_action',
  (t) => ({
    ...placeColumns(t),
    poolId: t.text().notNull(),
    account: addressId(t).notNull(),
    /** "deposit", "withdraw" or "emergencyWithdraw". */
    kind: t.text().notNull(),
    amount: t.bigint().notNull(),
    amountUSD: e18(t),
    /** What the pool paid; a token that takes a fee lets less of it arrive. */
    harvested: t.bigint().notNull(),
    harvestedUSD: e18(t),
  }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byPool: index().on(table.poolId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const poolPosition = onchainTable(
  'pool_position',
  (t) => ({
    /** pool, "-", account */
    id: t.text().primaryKey(),
    poolId: t.text().notNull(),
    account: addressId(t).notNull(),
    staked: t.bigint().notNull(),
    /** The pool's `accTokenPerShare` when the account was paid last. */
    paidPerShare: t.bigint().notNull(),
    /** Reward that could not be paid when it was due. */
    owed: t.bigint().notNull(),
    ...sumColumns(t),
    /** Time of the first and of the last action. */
    timestamp: t.integer().notNull(),
    lastTimestamp: t.integer().notNull(),
  }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byPool: index().on(table.poolId, table.staked),
  }),
);

/** Days of a pool. */
export const poolDays = periods({
  of: 'pool',
  every: { day: (t) => ({ poolId: t.text().notNull() }) },
  lasts: (t) => ({ staked: t.bigint().notNull(), stakedUSD: e18(t), stakers: t.integer().notNull() }),
  sums: sumColumns,
});
export const poolDayData = poolDays.day.table;

/** Days of an account in a pool; ids begin with those of positions. */
export const poolPositionDays = periods({
  of: 'pool_position',
  every: { day: (t) => ({ account: addressId(t).notNull() }) },
  fixed: (t) => ({ poolId: t.text().notNull() }),
  lasts: (t) => ({ staked: t.bigint().notNull() }),
  sums: sumColumns,
});
export const poolPositionDayData = poolPositionDays.day.table;

/** Scratch paper: what the last event of a pool leaves to the next of its transaction. */
export const poolStep = onchainTable('pool_step', (t) => ({
  id: t.text().primaryKey(),
  transaction: t.hex().notNull(),
  account: addressId(t).notNull(),
  /** Id of a withdrawal that may turn out unpaid. */
  withdrawal: t.text(),
  /** What a deposit whose event comes next leaves owed. */
  owed: t.bigint(),
}));
