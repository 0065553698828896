/** Both sides' bets in wei, and the fee in hundredths of a percent. */
export interface Stakes {
  readonly bullAmount: bigint;
  readonly bearAmount: bigint;
  readonly fee: bigint;
}

const hundred = 10_000n;

/**
 * What one unit bet on a side pays if it wins, in hundredths and rounded down: just itself without bets against it, since
 * all of it comes back then; undefined without a bet on it.
 */
export function payoutHundredths({ bullAmount, bearAmount, fee }: Stakes, side: 'bull' | 'bear'): bigint | undefined {
  const [own, against] = side === 'bull' ? [bullAmount, bearAmount] : [bearAmount, bullAmount];
  if (own === 0n) return undefined;
  if (against === 0n) return 100n;
  const total = own + against;
  return ((total - (total * fee) / hundred) * 100n) / own;
}

/** What a further bet would pay if its side won without further bets, in wei; all of it comes back without bets against it. */
export function payoutOfBet(stakes: Stakes, side: 'bull' | 'bear', amount: bigint): bigint {
  const [own, against] =
    side === 'bull' ? [stakes.bullAmount, stakes.bearAmount] : [stakes.bearAmount, stakes.bullAmount];
  if (against === 0n) return amount;
  const total = own + against + amount;
  return (amount * (total - (total * stakes.fee) / hundred)) / (own + amount);
}

/**
 * Why an amount cannot be bet; undefined when it can (PRED-48, PRED-49). `balance` is what is there beside the bet's own gas, `room`
 * what the round still takes, undefined without a limit.
 */
export function betError(
  amount: bigint | undefined,
  { minimum, balance, room }: { minimum: bigint; balance: bigint; room?: bigint | undefined },
): 'no-amount' | 'below-minimum' | 'round-full' | 'beyond-room' | 'insufficient-balance' | undefined {
  if (room !== undefined && room < minimum) return 'round-full';
  if (amount === undefined || amount === 0n) return 'no-amount';
  if (amount < minimum) return 'below-minimum';
  if (room !== undefined && amount > room) return 'beyond-room';
  return amount > balance ? 'insufficient-balance' : undefined;
}
