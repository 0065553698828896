import { oneE18 } from '../shared/fixed-point';
import { max } from '../shared/math';

/** Shares that may stay behind when somebody takes nearly all: with so few left everything is withdrawn. */
const dustShares = 10n ** 12n;

/** A holder's part of the vault, in wei of MONEY. */
export interface VaultPosition {
  /** Shares x price of a share: what they are worth now. */
  readonly staked: bigint;
  /** What they have grown since the holder's last action; never below zero. */
  readonly earned: bigint;
}

/** Worth and growth of `shares`; `pricePerShare` times 10^18, `atLastAction` what they were worth after the last action. */
export function vaultPosition(options: {
  readonly shares: bigint;
  readonly pricePerShare: bigint;
  readonly atLastAction: bigint;
}): VaultPosition {
  const staked = (options.shares * options.pricePerShare) / oneE18;
  return { staked, earned: options.shares === 0n ? 0n : max(staked - options.atLastAction, 0n) };
}

/** The least wei of MONEY that bring a share; the vault refuses less. `pricePerShare` times 10^18. */
export function vaultMinimum(pricePerShare: bigint): bigint {
  return max((pricePerShare + oneE18 - 1n) / oneE18, 1n);
}

/** How an amount leaves the vault: by shares, or all of them where at most 10^12 would stay. */
export type VaultWithdrawal = { readonly kind: 'all' } | { readonly kind: 'shares'; readonly shares: bigint };

/**
 * The withdrawal of `amount` wei of MONEY, in shares rounded down so that no more is taken than was asked for; less than a
 * share is worth is one share, the least that can leave.
 */
export function vaultWithdrawal(options: {
  readonly amount: bigint;
  readonly shares: bigint;
  readonly pricePerShare: bigint;
}): VaultWithdrawal {
  const shares = options.pricePerShare === 0n ? options.shares : (options.amount * oneE18) / options.pricePerShare;
  return options.shares - shares <= dustShares ? { kind: 'all' } : { kind: 'shares', shares: max(shares, 1n) };
}

/** What an amount loses by the unstaking fee (1/10000), rounded as the contract does: down. */
export function unstakingFee(amount: bigint, feeBps: bigint): bigint {
  return (amount * feeBps) / 10_000n;
}

/** Seconds until nothing is kept back any more, 0 afterwards. Each deposit restarts them. */
export function unstakingFeeSeconds(options: {
  readonly lastDepositedTime: bigint;
  readonly periodSeconds: bigint;
  readonly now: bigint;
}): bigint {
  const { lastDepositedTime, periodSeconds, now } = options;
  return lastDepositedTime === 0n ? 0n : max(lastDepositedTime + periodSeconds - now, 0n);
}
