/** An auction as the index has it; amounts are wei of MONEY. */
export const auctionShape = {
  /** Its number, from 1, as text. */
  id: 'text',
  number: 'count',
  status: ['Open', 'Close'],
  startBlock: 'count',
  endBlock: 'count',
  initialBidAmount: 'amount',
  /** How many places it has. */
  leaderboard: 'count',
  /** The total of the last winner; 0 before the close. */
  leaderboardThreshold: 'amount',
  /** Accounts that have bid, and all that they did. */
  participants: 'count',
  totalBid: 'amount',
  /** Of the winners, and what losers have taken back. */
  winners: 'count',
  burned: 'amount',
  returned: 'amount',
  /** Of its start. */
  block: 'count',
  timestamp: 'time',
  /** Null before the close. */
  closeTime: 'time?',
} as const;

/** What an account has in an auction. */
export const auctionBidShape = {
  /** auction, "-", account */
  id: 'text',
  auctionNumber: 'count',
  account: 'address',
  amount: 'amount',
  /** Settled: taken back, or burned as a winner's. */
  hasClaimed: 'flag',
  isWinner: 'flag',
  /** Of the newest bid or claim. */
  block: 'count',
  timestamp: 'time',
} as const;

/** A bid, a bid that was taken back, or a winner's that was burned. */
export const auctionActionShape = {
  id: 'text',
  auctionNumber: 'count',
  account: 'address',
  /** bid, claim or win */
  kind: 'text',
  amount: 'amount',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** An account that may bid, or once might. */
export const auctionBidderShape = {
  id: 'address',
  isWhitelisted: 'flag',
  block: 'count',
  timestamp: 'time',
} as const;
