/** What went into a pair and what came out of it, smallest units. */
interface SwapAmounts {
  readonly amount0In: bigint;
  readonly amount1In: bigint;
  readonly amount0Out: bigint;
  readonly amount1Out: bigint;
}

/** What the swaps of a transaction come to in a pair, smallest units: above zero went in, below it came out. */
export interface NetAmounts {
  readonly net0: bigint;
  readonly net1: bigint;
}

/** The net of a transaction without swaps. */
export const noNet: NetAmounts = { net0: 0n, net1: 0n };

/** A net with one more swap in it, whichever way it went. */
export function withSwap({ net0, net1 }: NetAmounts, swap: SwapAmounts): NetAmounts {
  return {
    net0: net0 + swap.amount0In - swap.amount0Out,
    net1: net1 + swap.amount1In - swap.amount1Out,
  };
}

/**
 * What of a transaction counts in a pair, USD in 10^-18: its net as one trade. `usdOf` values that as the exchange does, by the prices
 * after the transaction's last swap that counts. There and back leaves what the way cost.
 */
export function netVolume({ net0, net1 }: NetAmounts, usdOf: (trade: SwapAmounts) => bigint): bigint {
  return usdOf({
    amount0In: net0 > 0n ? net0 : 0n,
    amount0Out: net0 < 0n ? -net0 : 0n,
    amount1In: net1 > 0n ? net1 : 0n,
    amount1Out: net1 < 0n ? -net1 : 0n,
  });
}
