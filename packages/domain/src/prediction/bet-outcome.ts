import { type RoundResult, type RoundStakes, roundResult } from './round-result';

/** The side of a bet. */
export type Position = 'bull' | 'bear';

/** What has become of a bet: canceled is a bet that came back, house one that equal prices burned. */
export type BetOutcome = 'live' | 'win' | 'lose' | 'canceled' | 'house';

const outcomes: Partial<Record<RoundResult, BetOutcome>> = { open: 'live', refunded: 'canceled', house: 'house' };

export function betOutcome(round: RoundStakes, position: Position): BetOutcome {
  const result = roundResult(round);
  return outcomes[result] ?? (result === position ? 'win' : 'lose');
}

/** What the prices alone say (8 decimals): bull above the lock, bear below it, house at it, null without a closing price. */
export function roundPosition(
  lockPrice: bigint | undefined,
  closePrice: bigint | undefined,
): Position | 'house' | null {
  if (lockPrice === undefined || closePrice === undefined) return null;
  if (closePrice === lockPrice) return 'house';
  return closePrice > lockPrice ? 'bull' : 'bear';
}
