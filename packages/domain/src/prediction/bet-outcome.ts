import type { Row } from '../shared/row-shape';
import type { betShape } from './prediction-rows';
import { type RoundResult, type RoundStakes, roundResult } from './round-result';

export type Position = Row<typeof betShape>['position'];
export type BetOutcome = Row<typeof betShape>['outcome'];

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
