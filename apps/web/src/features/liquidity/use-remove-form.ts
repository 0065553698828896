import { emptyRemoveState, type RemoveField, type RemoveState } from '@besc/domain/liquidity/remove-state';
import { linkAmount } from '@besc/domain/shared/link-amount';
import { useAddressState } from '../../blocks/navigation/use-address-state';

export interface RemoveForm {
  readonly state: RemoveState;
  readonly type: (field: RemoveField, text: string) => void;
  readonly reset: () => void;
  /** What the address of the same position in other tokens carries on. */
  readonly search: () => Readonly<Record<string, string | undefined>>;
}

const fields: Readonly<Record<string, RemoveField>> = { lp: 'LIQUIDITY', a: 'CURRENCY_A', b: 'CURRENCY_B' };

/** What is typed on the remove screen, as the address has it. */
export function useRemoveForm(): RemoveForm {
  const { state, latest, change } = useAddressState<RemoveState>({
    names: ['exactAmount', 'exactField'],
    read({ exactAmount, exactField = '' }) {
      const field = Object.hasOwn(fields, exactField) ? fields[exactField] : undefined;
      if (field !== undefined) return { independentField: field, typedValue: linkAmount(exactAmount) };
      const isPercent = /^(?:[1-9]\d?|100)$/.test(exactAmount ?? '');
      return isPercent ? { ...emptyRemoveState, typedValue: exactAmount ?? '' } : emptyRemoveState;
    },
    write: paramsOf,
  });
  return {
    state,
    type: (independentField, typedValue) => change({ independentField, typedValue }, 'at-rest'),
    reset: () => change(emptyRemoveState, 'at-once'),
    search: () => paramsOf(latest()),
  };
}

function paramsOf({ independentField, typedValue }: RemoveState) {
  const isEmpty = typedValue === '' || (independentField === 'LIQUIDITY_PERCENT' && typedValue === '0');
  return {
    exactAmount: isEmpty ? undefined : typedValue,
    exactField: isEmpty ? undefined : Object.keys(fields).find((name) => fields[name] === independentField),
  };
}
