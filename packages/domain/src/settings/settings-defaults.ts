/** Slippage tolerance before anything is chosen, in basis points (0.5%). */
export const defaultSlippageBps = 50;

/** Transaction deadline before anything is chosen, in seconds (20 minutes). */
export const defaultDeadlineSeconds = 1_200;
