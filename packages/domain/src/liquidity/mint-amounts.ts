import type { Address } from '../shared/address';
import { parseAmount } from '../shared/amount';
import { quote, reservesFrom } from '../shared/pair';
import type { MintState } from './mint-state';
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

/**
 * The two amounts of the form. `supplied` with liquidity: the side that was not typed is floor(amount * reserve ratio), the
 * router's own quote. `supplied` undefined (first provider): both are as typed.
 */
export function mintAmounts(form: {
  state: MintState;
  sideA: MintSide | undefined;
  sideB: MintSide | undefined;
  supplied: SuppliedPair | undefined;
}): MintAmounts {
  const { state, sideA, sideB, supplied } = form;
  const isTypedA = state.independentField === 'CURRENCY_A';
  const [typedSide, otherSide] = isTypedA ? [sideA, sideB] : [sideB, sideA];
  const typed = typedSide && parseAmount(state.typedValue, typedSide.decimals);
  const other = supplied
    ? dependentAmount({ amount: typed, from: typedSide, to: otherSide, supplied })
    : otherSide && parseAmount(state.otherTypedValue, otherSide.decimals);
  return isTypedA ? { amountA: typed, amountB: other } : { amountA: other, amountB: typed };
}

/** The other side's amount at the pair's ratio, rounded down; nothing where it would be zero. */
function dependentAmount(deposit: {
  amount: bigint | undefined;
  from: MintSide | undefined;
  to: MintSide | undefined;
  supplied: SuppliedPair;
}): bigint | undefined {
  const { amount, from, to, supplied } = deposit;
  if (amount === undefined || from === undefined || to === undefined) return undefined;
  const { reserveIn, reserveOut } = reservesFrom(supplied.pair, from.token);
  const dependent = quote({ amountA: amount, reserveA: reserveIn, reserveB: reserveOut });
  return dependent > 0n ? dependent : undefined;
}
