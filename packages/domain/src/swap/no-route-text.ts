/** What the swap screen says when a positive amount finds no route: one sentence, and a hint when multi-hop is off. */
export function noRouteText(multihop: 'on' | 'off'): readonly string[] {
  const text = 'Insufficient liquidity for this trade.';
  return multihop === 'on' ? [text] : [text, 'Try enabling multi-hop trades.'];
}
