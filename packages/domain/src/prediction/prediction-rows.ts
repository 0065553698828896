// Amounts are wei, prices have 8 decimals, rates are hundredths of a percent to the nearest.

/** What bets amount to, whosever they are. */
export const betSumsShape = {
  totalBets: 'count',
  totalBetsBull: 'count',
  totalBetsBear: 'count',
  totalAmount: 'amount',
  totalBullAmount: 'amount',
  totalBearAmount: 'amount',
  totalBetsClaimed: 'count',
  /** What claims paid, refunds among them. */
  totalClaimedAmount: 'amount',
  /** Of rounds that have ended: won, and won or lost (burned at equal prices among them); what came back is neither. */
  wonBets: 'count',
  decidedBets: 'count',
  /** `wonBets` of `decidedBets`. */
  winRate: 'count',
  averageAmount: 'amount',
  /** What ended rounds gave, claimed or not, less what was bet on them. */
  netAmount: 'difference',
} as const;

/** The sums of the whole game. */
export const gameSumsShape = {
  ...betSumsShape,
  totalUsers: 'count',
  /** Fees, and bets that equal prices burned. */
  totalAmountTreasury: 'amount',
  totalAmountBurned: 'amount',
  /** What ended rounds gave to bets that won, claimed or not; what came back is not among it. */
  totalAmountWon: 'amount',
} as const;

/** The bets on a round. */
export const roundBetsShape = {
  totalBets: 'count',
  totalAmount: 'amount',
  bullBets: 'count',
  bullAmount: 'amount',
  bearBets: 'count',
  bearAmount: 'amount',
} as const;

/** A round as the index has it: null is what the chain has not told. */
export const roundShape = {
  epoch: 'count',
  /** Of prices; null without a closing price. */
  position: ['Bull', 'Bear', 'House', null],
  /** Whether bets came back: it did not close, or its prices differ and a side was empty or the move was below the least one. */
  failed: 'flag',
  startAt: 'time',
  startHash: 'hash',
  lockAt: 'time?',
  lockHash: 'hash?',
  lockPrice: 'amount?',
  closeAt: 'time?',
  closeHash: 'hash?',
  closePrice: 'amount?',
  ...roundBetsShape,
  /** What its winners share, and the bets that share it; null before it has closed. */
  rewardAmount: 'amount?',
  rewardBaseCalAmount: 'amount?',
} as const;

/** An account's bet on a round. */
export const betShape = {
  /** epoch, "-", account */
  id: 'text',
  epoch: 'count',
  hash: 'hash',
  amount: 'amount',
  position: ['Bull', 'Bear'],
  /** "canceled" is a bet that came back, "house" one that equal prices burned. */
  outcome: ['live', 'win', 'lose', 'canceled', 'house'],
  /** What the ended round gives for it, claimed or not. */
  payout: 'amount',
  claimed: 'flag',
  claimedHash: 'hash?',
  claimedAmount: 'amount?',
  /** `claimedAmount` less the bet. */
  claimedNetAmount: 'difference?',
  createdAt: 'time',
} as const;
