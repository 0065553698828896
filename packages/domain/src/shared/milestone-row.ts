/** What an account reached, as the index notes it: the first time of something, or how much of it there was as a block ended. */
export const milestoneShape = {
  account: 'address',
  block: 'count',
  timestamp: 'time',
  /** How much of it the account had by then; 1 for a first time. */
  total: 'count',
} as const;
