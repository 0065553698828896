/** The side whose amount the person typed last; with liquidity the other one is computed. */
export type MintField = 'CURRENCY_A' | 'CURRENCY_B';

/** What the add-liquidity form holds. `otherTypedValue` counts only for the first provider, who types both. */
export interface MintState {
  readonly independentField: MintField;
  readonly typedValue: string;
  readonly otherTypedValue: string;
}

export type MintAction =
  | { readonly kind: 'type'; readonly field: MintField; readonly text: string; readonly isFirstProvider: boolean }
  | { readonly kind: 'reset' };

export const emptyMintState: MintState = { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' };

/** Next form state; pure. Without liquidity the other typed value is kept on typing, with liquidity it is cleared. */
export function mintState(state: MintState, action: MintAction): MintState {
  if (action.kind === 'reset') return emptyMintState;
  const { field, text } = action;
  if (!action.isFirstProvider) return { independentField: field, typedValue: text, otherTypedValue: '' };
  const otherTypedValue = field === state.independentField ? state.otherTypedValue : state.typedValue;
  return { independentField: field, typedValue: text, otherTypedValue };
}
