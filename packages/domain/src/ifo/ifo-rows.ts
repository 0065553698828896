/** A sale as the index has it. */
export const ifoShape = {
  id: 'address',
  /** Its number, from 1. */
  round: 'count',
  raisedTokenId: 'address',
  offeringTokenId: 'address',
  minimumRaise: 'amount',
  startBlock: 'count',
  endBlock: 'count',
  /** Basic and Unlimited: what each offers, for how much, and what was paid in; a cap of 0 is none. */
  basicOffering: 'amount',
  basicRaising: 'amount',
  basicLimit: 'amount',
  basicTotal: 'amount',
  unlimitedOffering: 'amount',
  unlimitedRaising: 'amount',
  unlimitedTotal: 'amount',
  hasTax: 'flag',
  /** Accounts that paid in, to one of the pools or both. */
  participants: 'count',
  /** What the accounts have taken. */
  harvests: 'count',
  offeringPaid: 'amount',
  refunded: 'amount',
  /** What the owner has taken. */
  ownerRaised: 'amount',
  ownerOffering: 'amount',
  block: 'count',
  timestamp: 'time',
} as const;

/** What an account has in a pool of a sale. */
export const ifoAccountShape = {
  /** sale, "-", account */
  id: 'text',
  ifoId: 'address',
  account: 'address',
  basicAmount: 'amount',
  unlimitedAmount: 'amount',
  /** What it has taken of both. */
  offering: 'amount',
  refund: 'amount',
  hasHarvestedBasic: 'flag',
  hasHarvestedUnlimited: 'flag',
  /** What the token would not pay when it was due. */
  owed: 'amount',
  block: 'count',
  timestamp: 'time',
} as const;

/** A payment into a pool, or what was taken of one. */
export const ifoActionShape = {
  id: 'text',
  ifoId: 'address',
  account: 'address',
  pid: 'count',
  /** deposit or harvest */
  kind: 'text',
  /** What was paid in; of a harvest, what came back. */
  amount: 'amount',
  offering: 'amount',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;
