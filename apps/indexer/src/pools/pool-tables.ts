import { poolDayShape, poolPayShape, poolPositionDayShape } from '@besc/domain/pools/pool-rows';
import { index, onchainTable } from 'ponder';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';
import { actionShape, countedSums, placeShape } from '../shared/stake-columns';

// Amounts are whole numbers in smallest units. In rows of days the sums are of the day, the rest is as the day ended.

export const poolFactory = onchainTable('pool_factory', (t) => columns(t, { id: 'address', poolCount: 'count' }));

export const poolRow = {
  id: 'text',
  /** Its place in the factory's list, from 0. */
  number: 'count',
  stakedTokenId: 'address',
  rewardTokenId: 'address',
  ...poolPayShape,
  /** Most that one account may stake; 0 for no limit. */
  poolLimitPerUser: 'amount',
  ...poolDayShape,
  ...countedSums,
  /** The pool's own arithmetic after its last event: reward of one unit staked, in parts of `precision`. */
  accTokenPerShare: 'amount',
  precision: 'amount',
  rest: 'amount',
  lastRewardBlock: 'amount',
  /** Block and time of creation. */
  block: 'count',
  timestamp: 'time',
} as const;
export const pool = onchainTable(
  'pool',
  (t) => columns(t, poolRow),
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
  (t) => columns(t, { ...placeShape, poolId: 'text', ...actionShape }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byPool: index().on(table.poolId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const poolPosition = onchainTable(
  'pool_position',
  (t) =>
    columns(t, {
      /** pool, "-", account */
      id: 'text',
      poolId: 'text',
      account: 'address',
      staked: 'amount',
      /** The pool's `accTokenPerShare` when the account was paid last. */
      paidPerShare: 'amount',
      /** Reward that could not be paid when it was due. */
      owed: 'amount',
      ...countedSums,
      /** Time of the first and of the last action. */
      timestamp: 'time',
      lastTimestamp: 'time',
    }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byPool: index().on(table.poolId, table.staked),
  }),
);

/** Days of a pool. */
export const poolDays = periods({
  of: 'pool',
  every: { day: (t) => columns(t, { poolId: 'text' }) },
  lasts: (t) => columns(t, poolDayShape),
  sums: (t) => columns(t, countedSums),
});
export const poolDayData = poolDays.day.table;

/** Days of an account in a pool; ids begin with those of positions. */
export const poolPositionDays = periods({
  of: 'pool_position',
  every: { day: (t) => columns(t, { account: 'address' }) },
  lasts: (t) => columns(t, { ...poolPositionDayShape, poolId: 'text' }),
  sums: (t) => columns(t, countedSums),
});
export const poolPositionDayData = poolPositionDays.day.table;

/** Scratch paper: what the last event of a pool leaves to the next of its transaction. */
export const poolStep = onchainTable('pool_step', (t) =>
  columns(t, {
    id: 'text',
    transaction: 'hash',
    account: 'address',
    /** Id of a withdrawal that may turn out unpaid. */
    withdrawal: 'text?',
    /** What a deposit whose event comes next leaves owed. */
    owed: 'amount?',
  }),
);
