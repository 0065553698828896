import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { ifo } from 'ponder:schema';
import { ifoShape } from '@besc/domain/ifo/ifo-rows';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';

/** A sale tells its terms while it is made, before its factory tells of it: whatever comes first writes the row. */
async function saveIfo(db: Context['db'], address: Hex, change: Partial<typeof ifo.$inferInsert>): Promise<void> {
  const none = indexId(zeroAddress);
  await db
    .insert(ifo)
    .values({ ...zeroOf(ifoShape), raisedTokenId: none, offeringTokenId: none, ...change, id: indexId(address) })
    .onConflictDoUpdate(change);
}

/** Our factory made a sale. */
export async function onNewIfo({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'IfoFactory:NewIFOContract'>): Promise<void> {
  await saveIfo(db, args.ifo, {
    round: Number(args.round),
    raisedTokenId: indexId(args.lpToken),
    offeringTokenId: indexId(args.offeringToken),
    minimumRaise: args.minimumRaise,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}

export async function onPoolParameters({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'Ifo:PoolParametersSet'>): Promise<void> {
  const { offeringAmount, raisingAmount, limitPerUser, hasTax } = args;
  await saveIfo(
    db,
    log.address,
    args.pid === 0
      ? { basicOffering: offeringAmount, basicRaising: raisingAmount, basicLimit: limitPerUser }
      : { unlimitedOffering: offeringAmount, unlimitedRaising: raisingAmount, hasTax },
  );
}

export async function onNewBlocks({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'Ifo:NewStartAndEndBlocks'>): Promise<void> {
  await saveIfo(db, log.address, { startBlock: Number(args.startBlock), endBlock: Number(args.endBlock) });
}

/** The owner took what it may. */
export async function onAdminWithdraw({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'Ifo:AdminWithdraw'>): Promise<void> {
  await db.update(ifo, { id: indexId(log.address) }).set(({ ownerRaised, ownerOffering }) => ({
    ownerRaised: ownerRaised + args.amountLP,
    ownerOffering: ownerOffering + args.amountOfferingToken,
  }));
}
