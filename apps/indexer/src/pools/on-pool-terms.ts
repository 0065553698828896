import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { pool } from 'ponder:schema';
import { poolAhead } from '@besc/domain/pools/pool-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { clockColumns, poolFigures, readPool } from './pool-state';

export async function onNewLimit({ event, context }: IndexingFunctionArgs<'Pool:NewPoolLimit'>): Promise<void> {
  const { poolLimitPerUser } = event.args;
  await context.db.update(pool, { id: indexId(event.log.address) }).set({ poolLimitPerUser });
}

export async function onNewRewardPerBlock({
  event,
  context,
}: IndexingFunctionArgs<'Pool:NewRewardPerBlock'>): Promise<void> {
  const { rewardPerBlock } = event.args;
  await context.db.update(pool, { id: indexId(event.log.address) }).set({ rewardPerBlock });
}

/** Before the start, so that nothing was earned. */
export async function onNewBlocks({
  event,
  context,
}: IndexingFunctionArgs<'Pool:NewStartAndEndBlocks'>): Promise<void> {
  const { startBlock, endBlock: bonusEndBlock } = event.args;
  await context.db
    .update(pool, { id: indexId(event.log.address) })
    .set({ startBlock, bonusEndBlock, lastRewardBlock: startBlock });
}

export async function onRewardsStop({ event, context }: IndexingFunctionArgs<'Pool:RewardsStop'>): Promise<void> {
  await advance(context.db, event);
  const { blockNumber: bonusEndBlock } = event.args;
  await context.db.update(pool, { id: indexId(event.log.address) }).set({ bonusEndBlock });
}

/** When the owner takes unallocated rewards, the pool counts up to this block; for tokens sent by mistake it does not. */
export async function onRecovery({ event, context }: IndexingFunctionArgs<'Pool:AdminTokenRecovery'>): Promise<void> {
  const row = await readPool(context.db, event.log.address);
  if (indexId(event.args.token) === row.rewardTokenId) await advance(context.db, event);
}

async function advance(
  db: Context['db'],
  { log, block }: Pick<IndexingFunctionArgs<'Pool:RewardsStop'>['event'], 'log' | 'block'>,
): Promise<void> {
  const row = await readPool(db, log.address);
  await db.update(pool, { id: row.id }).set(clockColumns(poolAhead(poolFigures(row), block.number)));
}
