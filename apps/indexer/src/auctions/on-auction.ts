import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { auction, auctionBidder } from 'ponder:schema';
import { auctionShape } from '@besc/domain/auctions/auctions-rows';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';

export async function onAuctionStart({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:AuctionStart'>): Promise<void> {
  await db.insert(auction).values({
    ...zeroOf(auctionShape),
    id: String(args.auctionId),
    number: Number(args.auctionId),
    status: 'Open',
    startBlock: Number(args.startBlock),
    endBlock: Number(args.endBlock),
    initialBidAmount: args.initialBidAmount,
    leaderboard: Number(args.leaderboard),
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}

/** The winners follow, each in an event of its own. */
export async function onAuctionClose({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:AuctionClose'>): Promise<void> {
  const closed = { status: 'Close', leaderboardThreshold: args.threshold, closeTime: Number(block.timestamp) } as const;
  await db.update(auction, { id: String(args.auctionId) }).set(closed);
}

export async function onWhitelistAdd({
  event,
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:WhitelistAdd'>): Promise<void> {
  await saveBidder(db, event.args.account, event.block, true);
}

export async function onWhitelistRemove({
  event,
  context: { db },
}: IndexingFunctionArgs<'FarmAuction:WhitelistRemove'>): Promise<void> {
  await saveBidder(db, event.args.account, event.block, false);
}

async function saveBidder(
  db: Context['db'],
  account: Hex,
  { number, timestamp }: { readonly number: bigint; readonly timestamp: bigint },
  isWhitelisted: boolean,
): Promise<void> {
  const row = { isWhitelisted, block: Number(number), timestamp: Number(timestamp) };
  await db
    .insert(auctionBidder)
    .values({ id: indexId(account), ...row })
    .onConflictDoUpdate(row);
}
