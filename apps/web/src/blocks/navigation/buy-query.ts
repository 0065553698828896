import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';

/** The query of /swap that buys a currency. The native coin is paid for with `stable`, since it is the default input. */
export function buyQuery(currency: Currency, stable: Address): Readonly<Record<string, string>> {
  if (currency.kind === 'token') return { outputCurrency: currency.address };
  return { inputCurrency: stable, outputCurrency: currency.symbol };
}

/** The address of the swap that buys a currency. */
export function buyPath(currency: Currency, stable: Address): string {
  return `/swap?${new URLSearchParams(buyQuery(currency, stable))}`;
}
