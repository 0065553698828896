import { vaultDayShape, vaultPositionDayShape } from '@besc/domain/pools/pool-rows';
import { index, onchainTable } from 'ponder';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';
import { actionShape, countedSums, placeShape } from '../shared/stake-columns';

// Amounts are wei of MONEY. In rows of days the sums are of the day, the rest is as the day ended. `harvested` is what callers of
// `harvest` were paid for it.

/** What is summed of the vault: also what the farm has paid, and the fees of it and of withdrawals. */
const vaultSums = { ...countedSums, collected: 'amount', performanceFees: 'amount', withdrawFees: 'amount' } as const;

export const vaultRow = {
  id: 'text',
  stakedTokenId: 'address',
  ...vaultDayShape,
  ...vaultSums,
  /** In basis points. */
  performanceFee: 'count',
  callFee: 'count',
  withdrawFee: 'count',
  /** In seconds. */
  withdrawFeePeriod: 'count',
  /** Whether the stake lies in the vault instead of the farm. */
  isPulled: 'flag',
} as const;
export const vault = onchainTable('vault', (t) => columns(t, vaultRow));

export const vaultAction = onchainTable(
  'vault_action',
  (t) =>
    columns(t, {
      ...placeShape,
      vaultId: 'text',
      ...actionShape,
      shares: 'amount',
      /** What a withdrawal lost by its fee. */
      fee: 'amount',
    }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byVault: index().on(table.vaultId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
    byTransaction: index().on(table.transaction),
  }),
);

export const vaultPosition = onchainTable(
  'vault_position',
  (t) =>
    columns(t, {
      /** vault, "-", account */
      id: 'text',
      vaultId: 'text',
      account: 'address',
      shares: 'amount',
      /** What they were worth after its last deposit or withdrawal. */
      worth: 'amount',
      ...countedSums,
      withdrawFees: 'amount',
      /** Time of the first and of the last action. */
      timestamp: 'time',
      lastTimestamp: 'time',
      /** Time of the last deposit; 0 for none. */
      lastDeposited: 'time',
    }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byVault: index().on(table.vaultId, table.shares),
  }),
);

/** What a share was worth at the end of each block that changed the vault. */
export const vaultSnapshot = onchainTable(
  'vault_snapshot',
  (t) =>
    columns(t, {
      /** vault, "-", block number */
      id: 'text',
      vaultId: 'text',
      blockNumber: 'count',
      pricePerShare: 'amount',
    }),
  (table) => ({ byVault: index().on(table.vaultId, table.blockNumber) }),
);

/** Days of the vault. */
export const vaultDays = periods({
  of: 'vault',
  every: { day: (t) => columns(t, { vaultId: 'text' }) },
  lasts: (t) => columns(t, vaultDayShape),
  sums: (t) => columns(t, vaultSums),
});
export const vaultDayData = vaultDays.day.table;

/** Days of an account in the vault; ids begin with those of positions. */
export const vaultPositionDays = periods({
  of: 'vault_position',
  every: { day: (t) => columns(t, { account: 'address' }) },
  lasts: (t) => columns(t, { ...vaultPositionDayShape, vaultId: 'text' }),
  sums: (t) => columns(t, countedSums),
});
export const vaultPositionDayData = vaultPositionDays.day.table;

/** Scratch paper: MONEY that was minted for the vault last, and what the farm has paid since the vault's last event. */
export const vaultIncome = onchainTable('vault_income', (t) =>
  columns(t, { id: 'text', transaction: 'hash', logIndex: 'count', minted: 'amount', uncollected: 'amount' }),
);
