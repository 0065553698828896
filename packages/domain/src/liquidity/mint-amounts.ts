import type { Address } from '../shared/address';
import { parseAmount } from '../shared/amount';
import type { MintState } from './mint-state';
import { firstFor, routerReserves, secondFor } from './router-order';
import type { SuppliedPair } from './supplied-pair';

/** One side of a deposit: its wrapped token and the decimals it is typed in. */
export interface MintSide {
  readonly token: Address;
  readonly decimals: number;
}

/** Amounts in smallest units; `undefined` where nothing counts as an amount yet. */
export interface MintAmounts {
  readonly amountA: bigint | undefined;
  readonly amountB: bigint | undefined;
}

interface MintForm {
  readonly state: MintState;
  readonly sideA: MintSide | undefined;
  readonly sideB: MintSide | undefined;
  readonly isNativeA: boolean;
  readonly supplied: SuppliedPair | undefined;
}

/**
 * The two amounts of the form. `supplied` with liquidity: the side that was not typed follows from the pair's ratio.
 * `supplied` undefined (first provider): both are as typed.
 */
export function mintAmounts(form: MintForm): MintAmounts {
  const { state, sideA, sideB, supplied } = form;
  const isTypedA = state.independentField === 'CURRENCY_A';
  const [typedSide, otherSide] = isTypedA ? [sideA, sideB] : [sideB, sideA];
  const typed = typedSide && parseAmount(state.typedValue, typedSide.decimals);
  const other = supplied
    ? dependentAmount(form, supplied, typed)
    : otherSide && parseAmount(state.otherTypedValue, otherSide.decimals);
  return isTypedA ? { amountA: typed, amountB: other } : { amountA: other, amountB: typed };
}

/**
 * The other side's amount, with which the router takes all that was typed, or as much of it as it can; nothing where it would be
 * zero.
 */
function dependentAmount(form: MintForm, supplied: SuppliedPair, typed: bigint | undefined): bigint | undefined {
  const { state, sideA, sideB, isNativeA } = form;
  if (typed === undefined || sideA === undefined || sideB === undefined) return undefined;
  const reserves = routerReserves(supplied, { tokenA: sideA.token, isNativeA });
  const isTypedFirst = (state.independentField === 'CURRENCY_A') !== isNativeA;
  const dependent = isTypedFirst ? secondFor(typed, reserves) : firstFor(typed, reserves);
  return dependent > 0n ? dependent : undefined;
}
