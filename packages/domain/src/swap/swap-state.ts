import type { CurrencyId } from '../shared/currency-id';

/** The side whose amount the person typed; the other one is computed. */
export type SwapField = 'input' | 'output';

/** What the swap form holds. `recipient` is `undefined` while its field is closed. Shareable through the URL. */
export interface SwapState {
  readonly independentField: SwapField;
  readonly typedValue: string;
  readonly input: CurrencyId | undefined;
  readonly output: CurrencyId | undefined;
  readonly recipient: string | undefined;
}

/** What a person can do to the form. */
export type SwapAction =
  | { readonly kind: 'select-currency'; readonly field: SwapField; readonly currency: CurrencyId }
  | { readonly kind: 'switch' }
  | { readonly kind: 'type'; readonly field: SwapField; readonly text: string }
  | { readonly kind: 'set-recipient'; readonly recipient: string | undefined }
  | { readonly kind: 'replace'; readonly state: SwapState };

/** Next form state; pure. Choosing the currency of the other side switches the sides, as the switch button does. */
export function swapState(state: SwapState, action: SwapAction): SwapState {
  switch (action.kind) {
    case 'select-currency':
      return action.currency === state[otherField(action.field)] && action.currency !== state[action.field]
        ? switched(state)
        : { ...state, [action.field]: action.currency };
    case 'switch':
      return switched(state);
    case 'type':
      return { ...state, independentField: action.field, typedValue: action.text };
    case 'set-recipient':
      return { ...state, recipient: action.recipient };
    case 'replace':
      return action.state;
  }
}

function switched(state: SwapState): SwapState {
  return {
    ...state,
    input: state.output,
    output: state.input,
    independentField: otherField(state.independentField),
  };
}

function otherField(field: SwapField): SwapField {
  return field === 'input' ? 'output' : 'input';
}
