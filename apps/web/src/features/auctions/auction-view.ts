import { type AuctionBid, type AuctionStatus, auctionStatus } from '@besc/domain/auctions/auction';
import { nextPlaceCost, placeOf } from '@besc/domain/auctions/bid-rules';
import type { Address } from '@besc/domain/shared/address';
import type { AuctionRound, OwnBid } from '@besc/sdk/auctions/read-auctions';

/** A place of the leaderboard. */
export interface BoardRow extends AuctionBid {
  readonly place: number;
  /** Of the best total, from 0 to 1. */
  readonly share: number;
  readonly isOwn: boolean;
}

/** An auction as the page shows it. */
export interface AuctionView {
  readonly round: AuctionRound;
  readonly status: AuctionStatus;
  /** Undefined where it could not be read. */
  readonly board: readonly BoardRow[] | undefined;
  /** What the account has bid; undefined without an account, and where it could not be read. */
  readonly own: OwnBid | undefined;
  /** From 1; undefined behind all places, and where the board is not known. */
  readonly place: number | undefined;
  /** What stands one place better costs; undefined for the first. */
  readonly next: { readonly place: number; readonly cost: bigint } | undefined;
  /** The account lost, and has its bid to take back. */
  readonly isReclaimable: boolean;
}

/** Data in, figures out; pure. `own`: what the account has bid in all auctions; `block`: the newest one. */
export function auctionView(options: {
  readonly round: AuctionRound;
  readonly own: readonly OwnBid[] | undefined;
  readonly account: Address | undefined;
  readonly block: number | undefined;
}): AuctionView {
  const { round, account, block } = options;
  const { auction, number, board } = round;
  const none = options.own && { number, amount: 0n, hasClaimed: false };
  const own = options.own?.find((bid) => bid.number === number) ?? none;
  const best = board?.[0]?.amount ?? 0n;
  return {
    round,
    status: auctionStatus(auction, block),
    board: board?.map((bid, index) => ({
      ...bid,
      place: index + 1,
      share: best === 0n ? 0 : Number((bid.amount * 1000n) / best) / 1000,
      isOwn: bid.account === account,
    })),
    own,
    place: board && placeOf(board, account),
    next: own && board && nextPlaceCost({ auction, board, account, own: own.amount }),
    isReclaimable: auction.isClosed && own !== undefined && own.amount > 0n && !own.hasClaimed,
  };
}

/** Closed auctions of which the account has a bid to take back, the newest first. All but the newest are closed. */
export function reclaimable(
  own: readonly OwnBid[],
  newest: Pick<AuctionRound, 'number' | 'auction'> | undefined,
): readonly OwnBid[] {
  const isClosed = ({ number }: OwnBid) => number !== newest?.number || newest.auction.isClosed;
  return own.filter((bid) => bid.amount > 0n && !bid.hasClaimed && isClosed(bid)).toReversed();
}
