import { emptyMintState, type MintAction, type MintState, mintState } from '@besc/domain/liquidity/mint-state';
import { linkAmount } from '@besc/domain/shared/link-amount';
import { useAddressState } from '../../blocks/navigation/use-address-state';

export interface MintForm {
  readonly state: MintState;
  /** The form as it is when called, which the page may yet have to follow. */
  readonly latest: () => MintState;
  readonly act: (action: MintAction) => void;
  /** What the address of another pair carries on, so that a pick loses nothing that is typed. */
  readonly search: () => Readonly<Record<string, string | undefined>>;
}

const names = ['exactAmount', 'exactField', 'otherAmount'] as const;

/** What is typed on the add screen, as the address has it; an address without amounts is an empty form. */
export function useMintForm(): MintForm {
  const { state, latest, change } = useAddressState<MintState>({
    names,
    read: (params) => ({
      independentField: params.exactField === 'b' ? 'CURRENCY_B' : 'CURRENCY_A',
      typedValue: linkAmount(params.exactAmount),
      otherTypedValue: linkAmount(params.otherAmount),
    }),
    write: paramsOf,
  });
  return {
    state,
    latest,
    act: (action) => change(mintState(latest(), action), action.kind === 'type' ? 'at-rest' : 'at-once'),
    search: () => paramsOf(latest()),
  };
}

function paramsOf({ independentField, typedValue, otherTypedValue }: MintState) {
  const isEmpty = typedValue === '' && otherTypedValue === '';
  return {
    exactAmount: typedValue || undefined,
    exactField: isEmpty || independentField === emptyMintState.independentField ? undefined : 'b',
    otherAmount: otherTypedValue || undefined,
  };
}
