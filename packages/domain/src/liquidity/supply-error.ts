import type { Address } from '../shared/address';
import type { Currency } from '../shared/token';
import type { PairExistence } from './pair-existence';

/** Why liquidity cannot be supplied yet. `text` is the English button text. */
export type SupplyError =
  | { readonly kind: 'connect-wallet'; readonly text: 'Connect Wallet' }
  | { readonly kind: 'invalid-pair'; readonly text: 'Invalid pair' }
  | { readonly kind: 'enter-amount'; readonly text: 'Enter an amount' }
  | { readonly kind: 'insufficient-balance'; readonly text: string; readonly symbol: string };

/** One side of the form: an unknown balance is not judged. */
export interface SupplySide {
  readonly currency: Currency | undefined;
  readonly amount: bigint | undefined;
  readonly balance: bigint | undefined;
}

/** The first error in the documents' order; of the two balance checks the later one wins. */
export function supplyError(supply: {
  account: Address | undefined;
  existence: PairExistence;
  sideA: SupplySide;
  sideB: SupplySide;
}): SupplyError | undefined {
  const { account, existence, sideA, sideB } = supply;
  if (account === undefined) return { kind: 'connect-wallet', text: 'Connect Wallet' };
  if (existence.kind === 'invalid') return { kind: 'invalid-pair', text: 'Invalid pair' };
  if (sideA.amount === undefined || sideB.amount === undefined)
    return { kind: 'enter-amount', text: 'Enter an amount' };
  return insufficient(sideB) ?? insufficient(sideA);
}

function insufficient({ currency, amount, balance }: SupplySide): SupplyError | undefined {
  if (currency === undefined || amount === undefined || balance === undefined || amount <= balance) return undefined;
  const { symbol } = currency;
  return { kind: 'insufficient-balance', text: `Insufficient ${symbol} balance`, symbol };
}
