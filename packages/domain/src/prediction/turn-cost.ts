/** A trade pays 25 of 10 000, as the pair takes it. */
const feeBps = 25n;

/**
 * What it costs at least to move the mean price of a minute by `moveBps` (hundredths of a percent) and back: the fee of both
 * trades, each of half the move times what the pair holds of a side. In the unit of `depth`, rounded down. Holding the price for
 * less than the minute takes so much larger trades that it costs no less (`PredictionTurns.t.sol`).
 */
export function turnCost(depth: bigint, moveBps: bigint): bigint {
  return (depth * moveBps * feeBps) / 100_000_000n;
}
