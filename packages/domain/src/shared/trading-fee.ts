/** Parts of the 0.25% trade fee in 1/10000: liquidity providers, treasury, buyback and burn. */
export const feePartsBps = { liquidityProviders: 17n, treasury: 3n, burn: 5n } as const;

/** What the pair mints of the growth by fees, for treasury and burn, in 1/10000 of what is traded. */
export const protocolFeeBps = feePartsBps.treasury + feePartsBps.burn;

/** Trade fee per hop, kept by the pair out of the input: 25 / 10000. */
export const tradeFeeBps = feePartsBps.liquidityProviders + protocolFeeBps;

/** All that was paid for trades worth so much, rounded down; undefined where that is not known. */
export function tradeFees<Volume extends bigint | undefined>(volume: Volume): bigint | (Volume & undefined) {
  return volume === undefined ? volume : (volume * tradeFeeBps) / 10_000n;
}

/** Days of volume that the yearly fees are told from. */
export const feeAprDays = 7;
