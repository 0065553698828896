import type { IndexingFunctionArgs } from 'ponder:registry';
import { farmPosition } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** MONEY could not be minted. Only who had a stake can be owed any, so there is a position. */
export async function onRewardOwed({ event, context }: IndexingFunctionArgs<'FarmMaster:RewardOwed'>): Promise<void> {
  const { pid, user, amount } = event.args;
  await context.db.update(farmPosition, { id: `${pid}-${indexId(user)}` }).set({ owed: amount });
}
