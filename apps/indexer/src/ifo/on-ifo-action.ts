import type { IndexingFunctionArgs } from 'ponder:registry';
import { ifo, ifoAccount, ifoAction } from 'ponder:schema';
import { ifoAccountShape } from '@besc/domain/ifo/ifo-rows';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { placeOf } from '../shared/stake-columns';

/** An account paid in. */
export async function onDeposit({ event, context: { db } }: IndexingFunctionArgs<'Ifo:Deposit'>): Promise<void> {
  const { amount, pid, user } = event.args;
  const own = ownOf(event.log.address, user);
  const [isBasic, place] = [pid === 0, placeOf(event)];
  const last = { block: place.blockNumber, timestamp: place.timestamp };
  const before = await db.find(ifoAccount, { id: own.id });
  if (before) {
    await db.update(ifoAccount, { id: own.id }).set(({ basicAmount, unlimitedAmount }) => ({
      ...last,
      ...(isBasic ? { basicAmount: basicAmount + amount } : { unlimitedAmount: unlimitedAmount + amount }),
    }));
  } else {
    const first = isBasic ? { basicAmount: amount } : { unlimitedAmount: amount };
    await db.insert(ifoAccount).values({ ...zeroOf(ifoAccountShape), ...own, ...last, ...first });
  }
  await db.update(ifo, { id: own.ifoId }).set(({ basicTotal, unlimitedTotal, participants }) => ({
    participants: participants + (before ? 0 : 1),
    ...(isBasic ? { basicTotal: basicTotal + amount } : { unlimitedTotal: unlimitedTotal + amount }),
  }));
  await db.insert(ifoAction).values({ ...actionOf(event, 'deposit'), pid, amount, offering: 0n });
}

/** An account took what it bought and what came back. */
export async function onHarvest({ event, context: { db } }: IndexingFunctionArgs<'Ifo:Harvest'>): Promise<void> {
  const { offeringAmount, excessAmount, pid, user } = event.args;
  const own = ownOf(event.log.address, user);
  const { blockNumber: block, timestamp } = placeOf(event);
  await db.update(ifoAccount, { id: own.id }).set(({ offering, refund }) => ({
    offering: offering + offeringAmount,
    refund: refund + excessAmount,
    block,
    timestamp,
    ...(pid === 0 ? { hasHarvestedBasic: true } : { hasHarvestedUnlimited: true }),
  }));
  await db.update(ifo, { id: own.ifoId }).set(({ harvests, offeringPaid, refunded }) => ({
    harvests: harvests + 1,
    offeringPaid: offeringPaid + offeringAmount,
    refunded: refunded + excessAmount,
  }));
  const row = { ...actionOf(event, 'harvest'), pid, amount: excessAmount, offering: offeringAmount };
  await db.insert(ifoAction).values(row);
}

/** What was bought is owed: the token refused. */
export async function onOfferingOwed({ event, context }: IndexingFunctionArgs<'Ifo:OfferingOwed'>): Promise<void> {
  const { id } = ownOf(event.log.address, event.args.user);
  await context.db.update(ifoAccount, { id }).set({ owed: event.args.amount });
}

/** What was owed is paid. */
export async function onOfferingClaim({ event, context }: IndexingFunctionArgs<'Ifo:OfferingClaim'>): Promise<void> {
  const { id } = ownOf(event.log.address, event.args.user);
  await context.db.update(ifoAccount, { id }).set({ owed: 0n });
}

function ownOf(address: Hex, user: Hex) {
  const [ifoId, account] = [indexId(address), indexId(user)];
  return { id: `${ifoId}-${account}`, ifoId, account };
}

function actionOf(event: IndexingFunctionArgs<'Ifo:Deposit' | 'Ifo:Harvest'>['event'], kind: string) {
  const { id, transaction: hash, blockNumber: block, timestamp } = placeOf(event);
  return { id, ifoId: indexId(event.log.address), account: indexId(event.args.user), kind, hash, block, timestamp };
}
