/** What a trade in USD (10^-18) adds to the net of its transaction and pair: above zero when token 0 goes in. */
export function directedVolume(
  { amount0In, amount0Out }: { readonly amount0In: bigint; readonly amount0Out: bigint },
  usd: bigint,
): bigint {
  return amount0In > amount0Out ? usd : -usd;
}

/** What of a net counts: both directions of a transaction against each other. */
export function netVolume(net: bigint): bigint {
  return net < 0n ? -net : net;
}
