import type { Address } from '../shared/address';

/** Every bid is a multiple of it, wei of MONEY. Source: FarmAuction.BID_STEP. */
export const bidStep = 10n * 10n ** 18n;

/** Where an auction stands; ToBeAnnounced is one that could not be placed in time, or that there is not yet. */
export type AuctionStatus = 'ToBeAnnounced' | 'Pending' | 'Open' | 'Finished' | 'Closed';

/** An auction; amounts are wei of MONEY. */
export interface Auction {
  readonly isClosed: boolean;
  /** First block that takes bids, and the first that takes none any more. */
  readonly startBlock: number;
  readonly endBlock: number;
  readonly initialBidAmount: bigint;
  /** How many win at most. */
  readonly leaderboard: number;
  /** The total of the last winner, once it is closed. */
  readonly leaderboardThreshold: bigint;
}

/** What an account has bid in an auction. */
export interface AuctionBid {
  readonly account: Address;
  readonly amount: bigint;
  /** Taken back, or burned as a winner's. */
  readonly hasClaimed: boolean;
}

/** Where an auction stands for the next transaction, which is in the block after `block`. */
export function auctionStatus(
  auction: Pick<Auction, 'isClosed' | 'startBlock' | 'endBlock'>,
  block: number | undefined,
): AuctionStatus {
  if (auction.isClosed) return 'Closed';
  if (block === undefined) return 'ToBeAnnounced';
  if (block + 1 < auction.startBlock) return 'Pending';
  return block + 1 < auction.endBlock ? 'Open' : 'Finished';
}
