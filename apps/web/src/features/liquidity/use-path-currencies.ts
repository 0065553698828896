import { type CurrencyId, parseCurrencyId } from '@besc/domain/shared/currency-id';
import { parseAddress } from '@besc/sdk/shared/address';
import { useParams } from '@tanstack/react-router';

/** The currencies the address names; what cannot be read counts as not given. */
export function usePathCurrencies(): { a: CurrencyId | undefined; b: CurrencyId | undefined } {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return {
    a: parseCurrencyId(params.currencyIdA ?? null, parseAddress),
    b: parseCurrencyId(params.currencyIdB ?? null, parseAddress),
  };
}
