import type { Address } from '../shared/address';
import { type Auction, type AuctionBid, bidStep } from './auction';

/** Why an amount is no bid, if it is none; `own` is what the account has bid before. */
export function bidFault(options: {
  readonly amount: bigint;
  readonly own: bigint;
  readonly initialBidAmount: bigint;
}): 'step' | 'initial' | undefined {
  const { amount, own, initialBidAmount } = options;
  if (amount <= 0n || amount % bidStep !== 0n) return 'step';
  return own === 0n && amount < initialBidAmount ? 'initial' : undefined;
}

/** The place of an account on the board, from 1; undefined when it is not there. */
export function placeOf(board: readonly AuctionBid[], account: Address | undefined): number | undefined {
  const at = board.findIndex((bid) => bid.account === account);
  return at < 0 ? undefined : at + 1;
}

/** What an account has to add to stand one place better: of equal totals the earlier is better. Undefined for the first. */
export function nextPlaceCost(options: {
  readonly auction: Pick<Auction, 'leaderboard' | 'initialBidAmount'>;
  readonly board: readonly AuctionBid[];
  readonly account: Address | undefined;
  readonly own: bigint;
}): { readonly place: number; readonly cost: bigint } | undefined {
  const { auction, board, account, own } = options;
  const now = placeOf(board, account);
  if (now === 1) return undefined;
  const least = own === 0n ? auction.initialBidAmount : bidStep;
  if (now === undefined && board.length < auction.leaderboard) return { place: board.length + 1, cost: least };
  const place = now === undefined ? board.length : now - 1;
  const above = board[place - 1]?.amount ?? 0n;
  const cost = above + bidStep - own;
  return { place, cost: cost > least ? cost : least };
}
