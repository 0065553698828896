/** Gas limits for a node that gives no estimate: of a pool, of the vault's deposit and withdrawal, and of its harvest. */
export const poolGas = 200_000n;
export const vaultGas = 380_000n;
export const vaultHarvestGas = 300_000n;

/**
 * What a call may need beyond its estimate: in the block of the account's last action nothing has been earned, and one block
 * later the reward is paid to an account that may hold none yet (two transfers and their notes, at most 22 100 gas each).
 */
export const rewardPaymentGas = 100_000n;
