import type { Context } from 'ponder:registry';
import type { farm } from 'ponder:schema';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import { savePeriods } from '../shared/save-periods';
import { noActions, sumRow } from '../shared/stake-columns';
import { farmDays } from './farm-tables';

/** Writes a farm as it is now, and what an action moved, into the day that it falls into. */
export async function saveFarmDay(
  db: Context['db'],
  { id: owner, allocPoint, moneyPerBlock, staked, stakedUSD, stakers }: typeof farm.$inferSelect,
  timestamp: number,
  moved?: StakeSums,
): Promise<void> {
  const lasts = { allocPoint, moneyPerBlock, staked, stakedUSD, stakers };
  const sums = sumRow(moved ? { ...moved, transactions: 1 } : noActions);
  await savePeriods(db, farmDays, { owner, timestamp, lasts, sums });
}
