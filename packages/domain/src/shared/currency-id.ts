import { type Address, isAddressShape } from './address';
import type { Currency } from './token';

/** A picked currency: the native coin, or a token by its checksummed address. */
export type CurrencyId = 'BESC' | Address;

/** A currency that is neither the native coin nor a token with an address. */
export class InvalidCurrencyError extends Error {
  readonly code = 'INVALID_CURRENCY';
  constructor() {
    super('invalid currency');
    this.name = 'InvalidCurrencyError';
  }
}

/** The id by which a form or a link names a currency. Throws `InvalidCurrencyError` for what cannot be named. */
export function currencyIdOf(currency: Currency): CurrencyId {
  if (currency.kind === 'native') return 'BESC';
  if (!isAddressShape(currency.address)) throw new InvalidCurrencyError();
  return currency.address;
}

/** A currency of a link: the word BESC in any letter case is the native coin, an address comes back checksummed. */
export function parseCurrencyId(
  text: string | null,
  parseAddress: (text: string) => Address | undefined,
): CurrencyId | undefined {
  if (text === null) return undefined;
  return text.toUpperCase() === 'BESC' ? 'BESC' : parseAddress(text);
}
