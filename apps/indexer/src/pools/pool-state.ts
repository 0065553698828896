import type { Context } from 'ponder:registry';
import { pool, poolPosition } from 'ponder:schema';
import type { PoolAccount, PoolFigures } from '@besc/domain/pools/pool-ledger';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { type StakeSums, tally } from '@besc/domain/shared/stake-sums';
import type { TokenPrice } from '@besc/domain/shared/token-price';
import { foundRow } from '../shared/found-row';
import { readTokenPrice } from '../shared/read-token-price';
import { savePeriods } from '../shared/save-periods';
import { noActions, sumRow, sumsOf } from '../shared/stake-columns';
import { poolDays, poolPositionDays } from './pool-tables';

type PoolRow = typeof pool.$inferSelect;

/** A pool and an account in it, in whole numbers, and what its tokens cost. */
export interface StoredPool {
  readonly row: PoolRow;
  readonly user: IndexId;
  readonly pool: PoolFigures;
  readonly account: PoolAccount;
  readonly prices: { readonly staked: TokenPrice; readonly reward: TokenPrice };
}

const newcomer: PoolAccount = { ...noActions, shares: 0n, perShare: 0n, owed: 0n };

/** A pool's row. Throws MissingRowError for a pool that our factory never made. */
export async function readPool(db: Context['db'], address: Hex): Promise<PoolRow> {
  const id = indexId(address);
  const row = await foundRow('pool', id, db.find(pool, { id }));
  return row;
}

/** What the row of a pool says in the words of its arithmetic. */
export function poolFigures(row: PoolRow): PoolFigures {
  return {
    ...sumsOf(row),
    shares: row.staked,
    perShare: row.accTokenPerShare,
    rest: row.rest,
    unit: row.precision,
    rewardPerBlock: row.rewardPerBlock,
    lastRewardBlock: row.lastRewardBlock,
    bonusEndBlock: row.bonusEndBlock,
    stakers: row.stakers,
  };
}

/** The columns of a pool that time moves. */
export function clockColumns({ perShare, rest, lastRewardBlock }: PoolFigures) {
  return { accTokenPerShare: perShare, rest, lastRewardBlock };
}

/** Reads a pool and an account in it. Throws MissingRowError. */
export async function readPoolState(db: Context['db'], address: Hex, account: Hex): Promise<StoredPool> {
  const row = await readPool(db, address);
  const user = indexId(account);
  const held = await db.find(poolPosition, { id: `${row.id}-${user}` });
  return {
    row,
    user,
    pool: poolFigures(row),
    account: held ? { ...sumsOf(held), shares: held.staked, perShare: held.paidPerShare, owed: held.owed } : newcomer,
    prices: {
      staked: await readTokenPrice(db, row.stakedTokenId),
      reward: await readTokenPrice(db, row.rewardTokenId),
    },
  };
}

/** Stores a pool and an account in it, and what moved into their day. */
export async function savePoolState(
  db: Context['db'],
  { row, user, pool: after, account, prices }: StoredPool,
  { timestamp, moved, transactions }: { timestamp: number; moved: StakeSums; transactions: 0 | 1 },
): Promise<void> {
  const lasts = {
    staked: after.shares,
    stakedUSD: tally(after.shares, prices.staked).usdE18 ?? null,
    stakers: after.stakers,
  };
  await db.update(pool, { id: row.id }).set({ ...lasts, ...clockColumns(after), ...sumRow(after) });
  const sums = sumRow({ ...moved, transactions });
  await savePeriods(db, poolDays, { owner: row.id, timestamp, lasts, sums });
  const id = `${row.id}-${user}`;
  const { shares: staked, perShare: paidPerShare, owed } = account;
  const held = { staked, paidPerShare, owed, ...sumRow(account), lastTimestamp: timestamp };
  await db
    .insert(poolPosition)
    .values({ id, poolId: row.id, account: user, timestamp, ...held })
    .onConflictDoUpdate(held);
  await savePeriods(db, poolPositionDays, { owner: user, id, timestamp, lasts: { poolId: row.id, staked }, sums });
}
