/** Most gas of an approval. */
export const approvalGas = 60_000n;
