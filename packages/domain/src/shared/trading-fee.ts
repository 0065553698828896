/** Parts of the 0.25% trade fee in 1/10000: liquidity providers, treasury, buyback and burn. */
export const feePartsBps = { liquidityProviders: 17n, treasury: 3n, burn: 5n } as const;
