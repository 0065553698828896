import { saleStatuses } from './sale-status';

// Prices and what was paid are wei of MONEY. Blocks, hashes and times are of the event that told of it.

/** A sale of Squad as the index has it. */
export const squadSaleShape = {
  /** Its contract. */
  id: 'address',
  status: saleStatuses,
  /** Of the public sale; 0 before it is opened. */
  startTimestamp: 'time',
  /** When anyone may end it; 0 before the presale. */
  endTimestamp: 'time',
  pricePerTicket: 'amount',
  maxPerAddress: 'count',
  maxPerTransaction: 'count',
  snapshotBlock: 'count?',
  snapshotTime: 'time?',
  /** Tickets set aside for the treasury, and promised to all accounts together. */
  reservedTickets: 'count',
  promisedTickets: 'count',
  /** Paid for, and those of the presale among them. */
  soldTickets: 'count',
  presaleTickets: 'count',
  /** Accounts that have bought. */
  buyers: 'count',
  /** What all paid. */
  paid: 'amount',
  /** Portraits that were brought, the treasury's included. */
  mintedTickets: 'count',
  randomId: 'count?',
  word: 'amount?',
  offset: 'count?',
  refundPerTicket: 'amount?',
  refundedTickets: 'count',
  /** What the treasury took. */
  claimed: 'amount',
} as const;

/** A status that a sale came to. */
export const squadStepShape = {
  status: saleStatuses,
  startTimestamp: 'time',
  endTimestamp: 'time',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** Tickets that an account bought at once. */
export const squadPurchaseShape = {
  account: 'address',
  firstTicket: 'count',
  tickets: 'count',
  cost: 'amount',
  isPresale: 'flag',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** An account in a sale. */
export const squadHolderShape = {
  account: 'address',
  /** Tickets that it may buy in the presale. */
  promisedTickets: 'count',
  presaleTickets: 'count',
  tickets: 'count',
  mintedTickets: 'count',
  isRefunded: 'flag',
} as const;

/** A ticket whose portrait was brought. */
export const squadMintShape = {
  account: 'address',
  ticket: 'count',
  tokenId: 'count',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;
