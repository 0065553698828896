/** A farm as a day ended. */
export const farmDayShape = {
  /** The farm's part of the emission, rounded down. */
  moneyPerBlock: 'amount',
  staked: 'amount',
  /** At the prices of the last event of the farm. */
  stakedUSD: 'usd',
  /** Accounts with a stake. */
  stakers: 'count',
} as const;

/** An account in a farm as a day ended. */
export const farmPositionDayShape = { farmId: 'text', staked: 'amount' } as const;
