/** What has become of a round: still running, won by a side, equal prices (burned), or given back. */
export type RoundResult = 'open' | 'bull' | 'bear' | 'house' | 'refunded';

/** A round's bets and prices. Amounts are wei, prices have 8 decimals, the fee is in hundredths of a percent. */
export interface RoundStakes {
  readonly bullAmount: bigint;
  readonly bearAmount: bigint;
  readonly fee: bigint;
  readonly lockPrice: bigint | undefined;
  /** Undefined until the round has closed. */
  readonly closePrice: bigint | undefined;
  /** Whether it will never close. */
  readonly failed: boolean;
  /** A smaller move is no result, in hundredths of a percent of the lock price. */
  readonly minimumMove: bigint;
}

/** Whether the price moved less than decides a round. Prices have 8 decimals, `minimumMove` is in hundredths of a percent. */
export function isMoveTooSmall(round: {
  readonly lockPrice: bigint;
  readonly closePrice: bigint;
  readonly minimumMove: bigint;
}): boolean {
  const move = round.closePrice - round.lockPrice;
  return (move < 0n ? -move : move) * 10_000n < round.lockPrice * round.minimumMove;
}

/** As the contract decides it (`Prediction.sol`): equal prices come before an empty side and a move that is too small. */
export function roundResult(round: RoundStakes): RoundResult {
  const { lockPrice, closePrice, minimumMove } = round;
  if (closePrice === undefined || lockPrice === undefined) return round.failed ? 'refunded' : 'open';
  if (closePrice === lockPrice) return 'house';
  if (round.bullAmount === 0n || round.bearAmount === 0n) return 'refunded';
  if (isMoveTooSmall({ lockPrice, closePrice, minimumMove })) return 'refunded';
  return closePrice > lockPrice ? 'bull' : 'bear';
}

/** The winning side's bets and what they share, and what goes to the treasury or is burned; all in wei. */
export function roundReward(round: RoundStakes): { base: bigint; reward: bigint; fee: bigint; burned: bigint } {
  const none = { base: 0n, reward: 0n, fee: 0n, burned: 0n };
  const result = roundResult(round);
  const total = round.bullAmount + round.bearAmount;
  if (result === 'house') return { ...none, burned: total };
  if (result !== 'bull' && result !== 'bear') return none;
  const fee = (total * round.fee) / 10_000n;
  return { ...none, base: result === 'bull' ? round.bullAmount : round.bearAmount, reward: total - fee, fee };
}

/** What a bet of this round is worth to its owner, in wei; rounded down. `shared` is what winners share, if the chain told it. */
export function betPayout(
  round: RoundStakes,
  bet: { position: 'bull' | 'bear'; amount: bigint },
  shared: { readonly base: bigint; readonly reward: bigint } = roundReward(round),
): bigint {
  const result = roundResult(round);
  if (result === 'refunded') return bet.amount;
  return result === bet.position ? (bet.amount * shared.reward) / shared.base : 0n;
}
