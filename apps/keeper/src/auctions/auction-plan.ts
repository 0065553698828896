import type { AuctionTerms } from '@besc/sdk/auctions/auction-operator-calls';
import type { AuctionsConfig } from './auctions-config';

/** An auction as the keeper looks at it. */
export interface WatchedAuction {
  /** Zero: there is none yet, 1 open, 2 closed. */
  readonly status: number;
  readonly endBlock: bigint;
}

/** A step that is due, or the block before whose arrival nothing is. */
export type AuctionDue =
  | { readonly step: 'close' }
  | { readonly step: 'start'; readonly terms: AuctionTerms }
  | { readonly until?: bigint };

/** Blocks after the end from which on anybody may close. Source: FarmAuction.GRACE_BLOCKS. */
export const graceBlocks = 28_800n;
const open = 1;

/** What is due for the transaction of the block after `block`. Only an operator starts, and only where it was told to. */
export function auctionDue(options: {
  readonly auction: WatchedAuction;
  readonly block: bigint;
  readonly operates: boolean;
  readonly config: AuctionsConfig;
}): AuctionDue {
  const { auction, block, operates, config } = options;
  if (auction.status === open) {
    const from = operates ? auction.endBlock : auction.endBlock + graceBlocks;
    return block + 1n >= from ? { step: 'close' } : { until: from - 1n };
  }
  if (!operates || config.lengthBlocks === 0) return {};
  return { step: 'start', terms: nextTerms(config, block) };
}

/** The terms of an auction that is announced after `block`. */
export function nextTerms(config: AuctionsConfig, block: bigint): AuctionTerms {
  const { initialBidAmount, places: leaderboard } = config;
  const startBlock = block + BigInt(config.leadBlocks);
  return { startBlock, endBlock: startBlock + BigInt(config.lengthBlocks), initialBidAmount, leaderboard };
}
