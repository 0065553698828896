/** Gas limit of a deposit, a withdrawal or a harvest for a node that gives no estimate. */
export const stakeGas = 200_000n;

/**
 * What a call may need beyond its estimate: in the block of the account's last action nothing has been earned, and one block
 * later the reward is paid to an account that may hold none yet (two transfers and their notes, at most 22 100 gas each).
 */
export const rewardPaymentGas = 100_000n;

/**
 * What a pair's first write of a second may cost more than a later one: its two price accumulators (twice 22 100 gas
 * when they are written for the first time). Nodes estimate for the second of the newest block, so an estimate made
 * right after somebody's trade lacks it, and 10% of a cheap swap is less.
 */
export const pairWriteGas = 50_000n;
