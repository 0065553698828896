import { farmDayShape, farmPositionDayShape } from '@besc/domain/farms/farm-rows';
import { index, onchainTable } from 'ponder';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';
import { actionShape, countedSums, placeShape } from '../shared/stake-columns';

// Amounts are whole numbers in smallest units. In rows of days the sums are of the day, the rest is as the day ended.

export const farmMaster = onchainTable('farm_master', (t) =>
  columns(t, {
    id: 'address',
    /** For all farms. */
    moneyPerBlock: 'amount',
    totalAllocPoint: 'amount',
    farmCount: 'count',
    harvested: 'amount',
    harvestedUSD: 'usd',
  }),
);

export const farmRow = {
  /** The pid as text. */
  id: 'text',
  pid: 'count',
  stakedTokenId: 'address',
  allocPoint: 'amount',
  ...farmDayShape,
  ...countedSums,
  /** Block and time of creation. */
  block: 'count',
  timestamp: 'time',
} as const;
export const farm = onchainTable(
  'farm',
  (t) => columns(t, farmRow),
  (table) => ({
    byPid: index().on(table.pid),
    byStake: index().on(table.stakedUSD),
    byToken: index().on(table.stakedTokenId, table.pid),
  }),
);

export const farmAction = onchainTable(
  'farm_action',
  (t) => columns(t, { ...placeShape, farmId: 'text', ...actionShape }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byFarm: index().on(table.farmId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const farmPosition = onchainTable(
  'farm_position',
  (t) =>
    columns(t, {
      /** farm, "-", account */
      id: 'text',
      farmId: 'text',
      account: 'address',
      staked: 'amount',
      /** MONEY that could not be minted when it was due. */
      owed: 'amount',
      ...countedSums,
      /** Time of the first and of the last action. */
      timestamp: 'time',
      lastTimestamp: 'time',
    }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byFarm: index().on(table.farmId, table.staked),
  }),
);

/** Days of a farm. */
export const farmDays = periods({
  of: 'farm',
  every: { day: (t) => columns(t, { farmId: 'text' }) },
  lasts: (t) => columns(t, { allocPoint: 'amount', ...farmDayShape }),
  sums: (t) => columns(t, countedSums),
});
export const farmDayData = farmDays.day.table;

/** Days of an account in a farm; ids begin with those of positions. */
export const farmPositionDays = periods({
  of: 'farm_position',
  every: { day: (t) => columns(t, { account: 'address' }) },
  lasts: (t) => columns(t, farmPositionDayShape),
  sums: (t) => columns(t, countedSums),
});
export const farmPositionDayData = farmPositionDays.day.table;

/** A call that waits in the timelock and takes all points of a farm. */
export const farmEnd = onchainTable(
  'farm_end',
  (t) =>
    columns(t, {
      /** operation of the timelock, "-", place of the call in it */
      id: 'text',
      pid: 'count',
      /** From then on anybody may execute it. */
      time: 'time',
    }),
  (table) => ({ byTime: index().on(table.time), byPid: index().on(table.pid, table.time) }),
);

/** Scratch paper: how many calls an operation has up to the last that ends a farm. */
export const farmEndOperation = onchainTable('farm_end_operation', (t) => columns(t, { id: 'hash', calls: 'count' }));

/** Scratch paper: the MONEY that was minted last, for the event that comes right after it. */
export const farmPayment = onchainTable('farm_payment', (t) =>
  columns(t, { id: 'address', transaction: 'hash', logIndex: 'count', account: 'address', amount: 'amount' }),
);
