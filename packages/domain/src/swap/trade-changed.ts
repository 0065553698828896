import type { Trade } from './trade';

/**
 * Whether a trade under confirmation is no longer the one that was shown ("Price Updated", to be accepted first): another
 * kind, another route or any other amount. A trade that is gone counts as changed.
 */
export function tradeChanged(shown: Trade, current: Trade | undefined): boolean {
  return (
    current === undefined ||
    shown.kind !== current.kind ||
    shown.amountIn !== current.amountIn ||
    shown.amountOut !== current.amountOut ||
    shown.path.length !== current.path.length ||
    shown.path.some((token, i) => token !== current.path[i])
  );
}
