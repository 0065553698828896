import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { farm, farmMaster } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { tally } from '@besc/domain/shared/stake-sums';
import { weightedReward } from '@besc/domain/yields/reward-apr';
import { foundRow } from '../shared/found-row';
import { readTokenPrice } from '../shared/read-token-price';
import { farmRow } from './farm-tables';
import { saveFarmDay } from './save-farm-day';

/** A new farm takes a part of the emission of all others. */
export async function onFarmAdd({ event, context }: IndexingFunctionArgs<'FarmMaster:PoolAdd'>): Promise<void> {
  const { pid, lpToken, allocPoint } = event.args;
  await context.db.insert(farm).values({
    ...zeroOf(farmRow),
    id: String(pid),
    pid: Number(pid),
    stakedTokenId: indexId(lpToken),
    allocPoint,
    block: Number(event.block.number),
    timestamp: Number(event.block.timestamp),
  });
  await shareAnew(context.db, event, ({ totalAllocPoint, farmCount }) => ({
    totalAllocPoint: totalAllocPoint + allocPoint,
    farmCount: farmCount + 1,
  }));
}

export async function onFarmSet({ event, context }: IndexingFunctionArgs<'FarmMaster:PoolSet'>): Promise<void> {
  const { pid, allocPoint } = event.args;
  const id = String(pid);
  const before = await foundRow('farm', id, context.db.find(farm, { id }));
  const change = allocPoint - before.allocPoint;
  await context.db.update(farm, { id }).set({ allocPoint });
  await shareAnew(context.db, event, ({ totalAllocPoint }) => ({ totalAllocPoint: totalAllocPoint + change }));
}

export async function onEmissionChange(args: IndexingFunctionArgs<'FarmMaster:EmissionChange'>): Promise<void> {
  const { moneyPerBlock } = args.event.args;
  await shareAnew(args.context.db, args.event, () => ({ moneyPerBlock }));
}

type Master = typeof farmMaster.$inferSelect;

/** Changes the master's row, and with it what each farm gets of a block, today and now. */
async function shareAnew(
  db: Context['db'],
  { log, block }: Pick<IndexingFunctionArgs<'FarmMaster:PoolSet'>['event'], 'log' | 'block'>,
  change: (master: Master) => Partial<Master>,
): Promise<void> {
  const id = indexId(log.address);
  const before = await foundRow('farmMaster', id, db.find(farmMaster, { id }));
  const after = { ...before, ...change(before) };
  await db.update(farmMaster, { id }).set(after);
  for (let pid = 0; pid < after.farmCount; pid += 1) {
    const row = await foundRow('farm', String(pid), db.find(farm, { id: String(pid) }));
    const moneyPerBlock = weightedReward(after.moneyPerBlock, row.allocPoint, after.totalAllocPoint);
    const { usdE18 } = tally(row.staked, await readTokenPrice(db, row.stakedTokenId));
    const current = { ...row, moneyPerBlock, stakedUSD: usdE18 ?? null };
    await db.update(farm, { id: row.id }).set(current);
    await saveFarmDay(db, current, Number(block.timestamp));
  }
}
