import type { StakeSums } from '../shared/stake-sums';

/** What the shares were worth after a day's last action (wei of MONEY), and what went in and came out that day. */
export interface VaultHolding extends Pick<StakeSums, 'deposited' | 'withdrawn'> {
  readonly worth: bigint;
}

/**
 * What each day added to a vault's holder, oldest first: worth + all that came out - all that went in, less the same of the
 * day before. Below zero where an unstaking fee took more than the shares had grown.
 */
export function vaultGrowth(days: readonly VaultHolding[]): bigint[] {
  let before = 0n;
  return days.map(({ worth, deposited, withdrawn }) => {
    const grown = worth + withdrawn.amount - deposited.amount - before;
    before = worth;
    return grown;
  });
}
