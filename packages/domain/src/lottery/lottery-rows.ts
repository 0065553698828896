// Amounts are wei of MONEY, shares of a pot hundredths of a percent; lists of four are by bracket: by matching digits from the left, less one.

/** What tickets amount to, whosever they are. */
export const ticketSumsShape = {
  totalTickets: 'count',
  totalSpent: 'amount',
  /** Of drawn rounds, claimed or not. */
  winningTickets: 'count',
  totalWon: 'amount',
  /** What rounds without a number give back, claimed or not. */
  totalRefunded: 'amount',
  claimedTickets: 'count',
  totalClaimed: 'amount',
} as const;

/** All rounds together. */
export const gameShape = {
  /** The newest round that the index has seen begin, 0 before the first. */
  currentLotteryId: 'count',
  paused: 'flag',
  /** A pause ends at this time by itself; 0 without one. */
  pausedUntil: 'time',
  randomSource: 'address',
  totalUsers: 'count',
  /** What was injected into open rounds. */
  totalGifts: 'amount',
  /** What the next round begins with. */
  pendingInjection: 'amount',
  ...ticketSumsShape,
} as const;

/** What the list of an account's rounds needs of each. */
export const roundTermsShape = {
  status: ['Open', 'Close', 'Claimable', 'Refunding'],
  startTime: 'time',
  /** When the draw is due. */
  endTime: 'time',
  ticketPrice: 'amount',
  /** Null before the draw. */
  finalNumber: 'digits?',
} as const;

export const roundShape = {
  lotteryId: 'count',
  ...roundTermsShape,
  discountDivisor: 'count',
  rewardsBreakdown: 'count[4]',
  firstTicket: 'count',
  /** Null without a ticket. */
  lastTicket: 'count?',
  totalUsers: 'count',
  totalTickets: 'count',
  winningTickets: 'count',
  claimedTickets: 'count',
  amountCollected: 'amount',
  /** What it began with, and gifts. The pot is this and what was collected. */
  amountInjected: 'amount',
  /** What it began with. */
  amountRolledIn: 'amount',
  winnersPerBracket: 'count[4]',
  /** Of one ticket. */
  prizePerBracket: 'amount[4]',
  amountWon: 'amount',
  /** Prizes or refunds that were paid. */
  amountClaimed: 'amount',
  /** What later rounds begin with because of this one, the next one unless a bond came late; null before it is settled. */
  amountRolledOut: 'amount?',
  /** Of `amountRolledOut` the bond of the operator who did not give the number; null unless it refunds. */
  bondLost: 'amount?',
  /** Of its opening. */
  block: 'count',
  timestamp: 'time',
  hash: 'hash',
  closeBlock: 'count?',
  closeTime: 'time?',
  closeHash: 'hash?',
  /** Of the draw, or of the begin of its refunds. */
  settledBlock: 'count?',
  settledTime: 'time?',
  settledHash: 'hash?',
  /** Id of its random word; null when its source is not indexed. */
  wordId: 'text?',
} as const;

/** What an account has in a round. */
export const accountRoundShape = {
  lotteryId: 'count',
  totalTickets: 'count',
  totalSpent: 'amount',
  winningTickets: 'count',
  won: 'amount',
  /** What a round without a number gives back. */
  refunded: 'amount',
  /** Whether something was claimed and nothing is left. */
  claimed: 'flag',
  claimedTickets: 'count',
  claimedAmount: 'amount',
  /** What is left to claim. */
  claimable: 'amount',
  /** Of its first purchase. */
  block: 'count',
  timestamp: 'time',
} as const;

/** What an account has in all rounds. */
export const playerShape = { totalRounds: 'count', ...ticketSumsShape } as const;
