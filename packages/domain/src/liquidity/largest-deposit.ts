import { formatExact } from '../shared/amount';
import { deposit } from './deposit';
import { type MintSide, mintAmounts } from './mint-amounts';
import type { MintField } from './mint-state';
import type { SuppliedPair } from './supplied-pair';

/**
 * What to type, and where, so that as much goes into a pair as the wallet has: all of one side.
 * In smallest units; undefined where no such deposit is taken.
 */
export function largestDeposit(wallet: {
  readonly supplied: SuppliedPair;
  readonly sideA: MintSide;
  readonly sideB: MintSide;
  readonly isNativeA: boolean;
  readonly mostA: bigint;
  readonly mostB: bigint;
}): { readonly field: MintField; readonly amount: bigint } | undefined {
  const { mostA, mostB, ...form } = wallet;
  const wishes = [
    { field: 'CURRENCY_A', amount: mostA, decimals: form.sideA.decimals },
    { field: 'CURRENCY_B', amount: mostB, decimals: form.sideB.decimals },
  ] as const;
  for (const { field, amount, decimals } of wishes) {
    const typedValue = formatExact(amount, decimals);
    const state = { independentField: field, typedValue, otherTypedValue: '' } as const;
    const { amountA, amountB } = mintAmounts({ ...form, state });
    if (amountA === undefined || amountB === undefined) continue;
    const made = deposit({ ...form, tokenA: form.sideA.token, amountA, amountB });
    if (made !== undefined && made.amountA <= mostA && made.amountB <= mostB) return { field, amount };
  }
  return undefined;
}
