import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { pool, poolFactory } from 'ponder:schema';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { poolRow } from './pool-tables';
import { readPoolTerms } from './read-pool-terms';

/** Writes the row that exists before the first event, where the chain has pools. */
export async function onPoolsSetup({ context: { db } }: { context: Context }): Promise<void> {
  const factory = contractIfAny(indexSettings(), 'pools', 'factory');
  if (factory) await db.insert(poolFactory).values({ id: indexId(factory.address), poolCount: 0 });
}

type Args = IndexingFunctionArgs<'PoolFactory:NewSmartChefContract'>;

/** Our factory made a pool. */
export async function onPoolCreated({ event, context: { db } }: Args): Promise<void> {
  const factoryId = indexId(event.log.address);
  const factory = await foundRow('poolFactory', factoryId, db.find(poolFactory, { id: factoryId }));
  // A row that was found changes when it is updated.
  const number = factory.poolCount;
  await db.update(poolFactory, { id: factoryId }).set({ poolCount: number + 1 });
  const id = indexId(event.args.pool);
  const terms = await readPoolTerms(id, event.block);
  await db.insert(pool).values({
    ...zeroOf(poolRow),
    id,
    number,
    ...terms,
    lastRewardBlock: terms.startBlock,
    block: Number(event.block.number),
    timestamp: Number(event.block.timestamp),
  });
}
