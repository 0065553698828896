import { competitionStatuses } from './competition-status';

/** A competition as the index has it. */
export const competitionShape = {
  /** Its number, from 1. */
  id: 'text',
  status: competitionStatuses,
  startTime: 'time',
  endTime: 'time',
  claimSeconds: 'count',
  pair0: 'address',
  pair1: 'address',
  pair2: 'address',
  pair3: 'address',
  /** Registered accounts, and those of them whose trades count. */
  userCount: 'count',
  traderCount: 'count',
  volumeUSD: 'usd',
  /** When it was opened, closed, and claims were; in what block. */
  openedAt: 'time?',
  openBlock: 'count?',
  closedAt: 'time?',
  closeBlock: 'count?',
  claimingAt: 'time?',
  /** The published result, with the teams in its order: "2-1-3". */
  root: 'hash?',
  inputHash: 'hash?',
  places: 'text?',
  countsFrom: 'time?',
  /** MONEY that came in for prizes, and that was won, in wei. */
  funded: 'amount',
  claimed: 'amount',
  claims: 'count',
  block: 'count',
  timestamp: 'time',
} as const;

/** A team in a competition. */
export const competitionTeamShape = {
  /** competition, "-", team */
  id: 'text',
  competitionId: 'text',
  teamId: 'count',
  userCount: 'count',
  traderCount: 'count',
  /** Of all its members. */
  volumeUSD: 'usd',
} as const;

/** A registered account. */
export const competitionUserShape = {
  /** competition, "-", account */
  id: 'text',
  competitionId: 'text',
  account: 'address',
  /** At the registration. */
  teamId: 'count',
  volumeUSD: 'usd',
  /** Transactions of which something counts, by pair. */
  trades: 'count',
  /** What it claimed: the tier's number and wei of MONEY. */
  rewardGroup: 'count?',
  reward: 'amount',
  hasClaimed: 'flag',
  block: 'count',
  timestamp: 'time',
} as const;

/** What of a transaction counts in a pair. */
export const competitionTradeShape = {
  /** competition, "-", transaction, "-", pair */
  id: 'text',
  competitionId: 'text',
  account: 'address',
  pairId: 'address',
  hash: 'hash',
  /** What went into the pair, below zero what came out, of both directions together; smallest units. */
  net0: 'difference',
  net1: 'difference',
  /** Of that net, at the prices after the transaction's last swap in a pair that counts. */
  volumeUSD: 'usd',
  swaps: 'count',
  block: 'count',
  timestamp: 'time',
} as const;
