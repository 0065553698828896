import { index, onchainTable, type PgColumnsBuilders } from 'ponder';
import { addressId } from '../shared/address-id';
import { e18 } from '../shared/decimal-columns';
import { periods } from '../shared/periods';
import { placeColumns, sumColumns } from '../shared/stake-columns';

// Amounts are wei of MONEY. In rows of days the sums are of the day, the rest is as the day ended. `harvested` is what callers of
// `harvest` were paid for it.

/** What is summed of the vault: also what the farm has paid, and the fees of it and of withdrawals. */
const vaultSums = (t: PgColumnsBuilders) => ({
  ...sumColumns(t),
  collected: t.bigint().notNull(),
  performanceFees: t.bigint().notNull(),
  withdrawFees: t.bigint().notNull(),
});

export const vault = onchainTable('vault', (t) => ({
  id: t.text().primaryKey(),
  stakedTokenId: addressId(t).notNull(),
  shares: t.bigint().notNull(),
  /** What all shares are worth, staked or not, without what is still to be collected. */
  assets: t.bigint().notNull(),
  /** At the price of the last event of the vault; null without a price. */
  assetsUSD: e18(t),
  /** Wei of 10^18 shares. */
  pricePerShare: t.bigint().notNull(),
  /** Accounts with shares. */
  holders: t.integer().notNull(),
  ...vaultSums(t),
  /** In basis points. */
  performanceFee: t.integer().notNull(),
  callFee: t.integer().notNull(),
  withdrawFee: t.integer().notNull(),
  /** In seconds. */
  withdrawFeePeriod: t.integer().notNull(),
  /** Whether the stake lies in the vault instead of the farm. */
  isPulled: t.boolean().notNull(),
}));

export const vaultAction = onchainTable(
  'vault_action',
  (t) => ({
    ...placeColumns(t),
    vaultId: t.text().notNull(),
    account: addressId(t).notNull(),
    /** "deposit", "withdraw" or "harvest". */
    kind: t.text().notNull(),
    /** What was paid in or arrived. */
    amount: t.bigint().notNull(),
    amountUSD: e18(t),
    shares: t.bigint().notNull(),
    /** What a withdrawal lost by its fee. */
    fee: t.bigint().notNull(),
    harvested: t.bigint().notNull(),
    harvestedUSD: e18(t),
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
  (t) => ({
    /** vault, "-", account */
    id: t.text().primaryKey(),
    vaultId: t.text().notNull(),
    account: addressId(t).notNull(),
    shares: t.bigint().notNull(),
    /** What they were worth after its last deposit or withdrawal. */
    worth: t.bigint().notNull(),
    ...sumColumns(t),
    withdrawFees: t.bigint().notNull(),
    /** Time of the first and of the last action. */
    timestamp: t.integer().notNull(),
    lastTimestamp: t.integer().notNull(),
    /** Time of the last deposit; 0 for none. */
    lastDeposited: t.integer().notNull(),
  }),
  (table) => ({
    byAccount: index().on(table.account, table.lastTimestamp),
    byVault: index().on(table.vaultId, table.shares),
  }),
);

/** Days of the vault. */
export const vaultDays = periods({
  of: 'vault',
  every: { day: (t) => ({ vaultId: t.text().notNull() }) },
  lasts: (t) => ({
    shares: t.bigint().notNull(),
    assets: t.bigint().notNull(),
    assetsUSD: e18(t),
    pricePerShare: t.bigint().notNull(),
    holders: t.integer().notNull(),
  }),
  sums: vaultSums,
});
export const vaultDayData = vaultDays.day.table;

/** Days of an account in the vault; ids begin with those of positions. */
export const vaultPositionDays = periods({
  of: 'vault_position',
  every: { day: (t) => ({ account: addressId(t).notNull() }) },
  fixed: (t) => ({ vaultId: t.text().notNull() }),
  lasts: (t) => ({ shares: t.bigint().notNull(), worth: t.bigint().notNull() }),
  sums: sumColumns,
});
export const vaultPositionDayData = vaultPositionDays.day.table;

/** Scratch paper: MONEY that was minted for the vault last, and what the farm has paid since the vault's last event. */
export const vaultIncome = onchainTable('vault_income', (t) => ({
  id: t.text().primaryKey(),
  transaction: t.hex().notNull(),
  logIndex: t.integer().notNull(),
  minted: t.bigint().notNull(),
  uncollected: t.bigint().notNull(),
}));
