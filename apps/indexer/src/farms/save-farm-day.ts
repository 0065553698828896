import type { Context } from 'ponder:registry';
import { type farm, farmDayData } from 'ponder:schema';
import { addStakeSums, noStakeSums, type StakeSums } from '@besc/domain/shared/stake-sums';
import { dayOf, sumRow, sumsOf } from '../shared/stake-columns';

/** Writes a farm as it is now, and what an action moved, into the day that it falls into. */
export async function saveFarmDay(
  db: Context['db'],
  row: typeof farm.$inferSelect,
  timestamp: number,
  moved?: StakeSums,
): Promise<void> {
  const { id: farmId, allocPoint, moneyPerBlock, staked, stakedUSD, stakers } = row;
  const day = dayOf(timestamp);
  const lasts = { allocPoint, moneyPerBlock, staked, stakedUSD, stakers };
  const added = (sums: StakeSums, transactions: number) => ({
    ...lasts,
    ...sumRow(addStakeSums(sums, moved ?? noStakeSums)),
    transactions: transactions + (moved ? 1 : 0),
  });
  await db
    .insert(farmDayData)
    .values({ id: `${farmId}-${day.dayIndex}`, farmId, ...day, ...added(noStakeSums, 0) })
    .onConflictDoUpdate((before) => added(sumsOf(before), before.transactions));
}
