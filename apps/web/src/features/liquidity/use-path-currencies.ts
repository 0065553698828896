import { type CurrencyId, parseCurrencyId } from '@besc/domain/shared/currency-id';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useParams } from 'wouter';

/** What the address of the page names. */
export interface NamedCurrencies {
  readonly a: CurrencyId | undefined;
  readonly b: CurrencyId | undefined;
  /** Parts that name nothing (no address, or a wrong checksum); they count as not given. */
  readonly unreadable: readonly string[];
}

/** The currencies the address names, in any letter case. */
export function usePathCurrencies(): NamedCurrencies {
  const params: Record<string, string | undefined> = useParams();
  const { currencyIdA, currencyIdB } = params;
  const a = parseCurrencyId(currencyIdA ?? null, parseAddress);
  const b = parseCurrencyId(currencyIdB ?? null, parseAddress);
  const unreadable = [a === undefined ? currencyIdA : undefined, b === undefined ? currencyIdB : undefined];
  return { a, b, unreadable: unreadable.filter((part) => part !== undefined) };
}
