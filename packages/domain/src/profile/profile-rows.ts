// Ids of campaigns and points are as large as the chain lets them be. Blocks, hashes and times are of the event that told of it.

/** All profiles together. */
export const profileSumsShape = {
  totalUsers: 'count',
  activeUsers: 'count',
} as const;

/** A team as the index has it. */
export const teamShape = {
  teamId: 'count',
  name: 'text',
  isJoinable: 'flag',
  /** Its active members, and the points that these have. */
  totalUsers: 'count',
  userPoints: 'amount',
  /** What the team itself was given. */
  totalPoints: 'amount',
} as const;

/** A team as a day ended. */
export const teamDayShape = {
  /** The day's first second. */
  date: 'time',
  totalUsers: 'count',
  userPoints: 'amount',
  totalPoints: 'amount',
} as const;

/** A profile as the index has it. */
export const profileShape = {
  id: 'address',
  /** Its number on the chain, from 1 in the order in which profiles were made. */
  number: 'count',
  isActive: 'flag',
  createdAt: 'time',
  updatedAt: 'time',
  teamId: 'text',
  totalPoints: 'amount',
  /** Its picture; null while it is paused. */
  collection: 'address?',
  tokenId: 'amount?',
} as const;

/** What a campaign gave an account. */
export const pointShape = {
  /** account, "-", campaign */
  id: 'text',
  campaignId: 'amount',
  /** What is left of it. */
  points: 'amount',
  /** What was taken away again. */
  removed: 'amount',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** A campaign of the claims. */
export const campaignShape = {
  campaignId: 'amount',
  numberPoints: 'amount',
  /** The first block in which it cannot be earned any more. */
  endBlock: 'amount',
  /** The kind of its bunny; null without one. */
  bunnyId: 'amount?',
  /** Whose members can earn it; zero is everybody. */
  teamId: 'amount',
  thresholdPoints: 'amount',
  /** In seconds; zero is none, as of the round. */
  thresholdTimestamp: 'amount',
  thresholdRound: 'amount',
  /** The contract that says who has earned it. */
  eligibility: 'address',
  /** Accounts that have claimed it. */
  claims: 'count',
} as const;

/** A campaign that an account has claimed. */
export const claimShape = {
  campaignId: 'amount',
  account: 'address',
  /** The bunny that came with it, or later; null until then. */
  tokenId: 'amount?',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** A Merkle root of accounts that have earned a campaign. */
export const rootShape = {
  campaignId: 'amount',
  root: 'hash',
  /** The last block that was counted. */
  untilBlock: 'count',
  /** When it begins to count. */
  countsFrom: 'time',
  /** Of the published input, and where that is. */
  inputHash: 'hash',
  uri: 'text',
  isStruck: 'flag',
  hash: 'hash',
  block: 'count',
  timestamp: 'time',
} as const;

/** A sale for which the point centre gives points. */
export const pointSaleShape = {
  sale: 'address',
  campaignId: 'amount',
  numberPoints: 'amount',
  /** The least that counts as taking part, in wei of what is raised. */
  threshold: 'amount',
} as const;
