import type { IndexingFunctionArgs } from 'ponder:registry';
import { auction, auctionAction, auctionBid } from 'ponder:schema';
import { auctionBidShape } from '@besc/domain/auctions/auctions-rows';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { saveFirst } from '../shared/save-milestone';
import { placeOf } from '../shared/stake-columns';

type ActionEvent = IndexingFunctionArgs<'FarmAuction:AuctionBid' | 'FarmAuction:AuctionClaim'>['event'];

export async function onAuctionBid({
  event,
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:AuctionBid'>): Promise<void> {
  const { amount } = event.args;
  const { auctionNumber, account, block, timestamp, ...action } = actionOf(event, 'bid');
  const own = { id: `${auctionNumber}-${account}`, auctionNumber, account };
  const last = { block, timestamp };
  const before = await db.find(auctionBid, { id: own.id });
  if (before) await db.update(auctionBid, { id: own.id }).set({ ...last, amount: before.amount + amount });
  else await db.insert(auctionBid).values({ ...zeroOf(auctionBidShape), ...own, ...last, amount });
  await db.update(auction, { id: String(auctionNumber) }).set((row) => ({
    participants: row.participants + (before ? 0 : 1),
    totalBid: row.totalBid + amount,
  }));
  await db.insert(auctionAction).values({ ...action, auctionNumber, account, ...last, amount });
}

/** A loser took its bid back, or a winner's was burned by the close. */
export async function onAuctionClaim({
  event,
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:AuctionClaim'>): Promise<void> {
  const { amount, isAdmin: isWinner } = event.args;
  const action = actionOf(event, isWinner ? 'win' : 'claim');
  const { auctionNumber, account, block, timestamp } = action;
  await db
    .update(auctionBid, { id: `${auctionNumber}-${account}` })
    .set({ hasClaimed: true, isWinner, block, timestamp });
  await db
    .update(auction, { id: String(auctionNumber) })
    .set(({ winners, burned, returned }) =>
      isWinner ? { winners: winners + 1, burned: burned + amount } : { returned: returned + amount },
    );
  if (isWinner) await saveFirst(db, { kind: 'auction-win', account, block, timestamp });
  await db.insert(auctionAction).values({ ...action, amount });
}

function actionOf(event: ActionEvent, kind: string) {
  const { id, transaction: hash, blockNumber: block, timestamp } = placeOf(event);
  const { auctionId, account } = event.args;
  return { id, auctionNumber: Number(auctionId), account: indexId(account), kind, hash, block, timestamp };
}
