/** Gas limits for a node that gives no estimate: of the vault's deposit and withdrawal, and of its harvest. */
export const vaultGas = 380_000n;
export const vaultHarvestGas = 300_000n;
