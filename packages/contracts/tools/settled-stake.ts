import { earnedBy, type ShareAccount } from '@besc/domain/shared/reward-per-share';

/** An account's stake after it was paid: what it earned, its shares, and those of all. */
export function settledStake<Kept extends { shares: bigint; perShare: bigint }>(
  kept: Kept,
  account: ShareAccount,
  change: { in: bigint; out: bigint; unit: bigint },
): { kept: Kept; account: ShareAccount; earned: bigint } {
  const earned = earnedBy(account, kept.perShare, change.unit);
  const shares = account.shares + change.in - change.out;
  return {
    kept: { ...kept, shares: kept.shares + change.in - change.out },
    account: { shares, perShare: kept.perShare },
    earned,
  };
}
