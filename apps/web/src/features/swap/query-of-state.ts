import type { SwapState } from '@besc/domain/swap/swap-state';

/** The query parameters of the swap screen. */
export const swapQueryNames = ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient'] as const;

/** What a link to this form carries. The recipient is left out on purpose: links that name one are made by hand. */
export function queryOfState(state: SwapState): Readonly<Record<string, string | undefined>> {
  const isTyped = state.typedValue !== '' && state.typedValue !== '.';
  return {
    // Empty is none; left out would be the default.
    inputCurrency: state.input ?? '',
    outputCurrency: state.output ?? '',
    exactAmount: isTyped ? state.typedValue : undefined,
    exactField: isTyped ? state.independentField : undefined,
  };
}
