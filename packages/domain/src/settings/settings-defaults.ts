/** Slippage tolerance before anything is chosen, in basis points (0.5%). */
export const defaultSlippageBps = 50;

/** Transaction deadline before anything is chosen, in seconds (20 minutes). */
export const defaultDeadlineSeconds = 1_200;

/**
 * What a settings version update makes of stored tolerances: a slippage or deadline that is no number, or one that could
 * not have been stored (slippage not 0..10000 whole basis points, deadline not above 0 whole seconds), is the default.
 * `isSlippageReset`: there was a slippage, and it could not be kept.
 */
export function migratedTolerances(stored: { slippageBps: unknown; deadlineSeconds: unknown }): {
  slippageBps: number;
  deadlineSeconds: number;
  isSlippageReset: boolean;
} {
  const { slippageBps, deadlineSeconds } = stored;
  const isSound = isWhole(slippageBps) && slippageBps >= 0 && slippageBps <= 10_000;
  return {
    slippageBps: isSound ? slippageBps : defaultSlippageBps,
    deadlineSeconds: isWhole(deadlineSeconds) && deadlineSeconds > 0 ? deadlineSeconds : defaultDeadlineSeconds,
    isSlippageReset: slippageBps !== undefined && !isSound,
  };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
