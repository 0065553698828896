import type { Context } from 'ponder:registry';
import { farmMaster } from 'ponder:schema';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { firstMoneyPerBlock } from '@besc/domain/farms/farm-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { indexSettings } from '../shared/index-settings';

/** Writes the row that exists before the first event, where the chain has farms. */
export async function onFarmSetup({ context: { db } }: { context: Context }): Promise<void> {
  const master = contractIfAny(indexSettings(), 'farms', 'master');
  if (master === undefined) return;
  await db.insert(farmMaster).values({
    id: indexId(master.address),
    moneyPerBlock: firstMoneyPerBlock,
    totalAllocPoint: 0n,
    farmCount: 0,
    harvested: 0n,
    harvestedUSD: 0n,
  });
}
