import type { Currency } from '@besc/domain/shared/token';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';

/** The marks of both tokens of a pair. */
export function PairMarks({ currencyA, currencyB }: { readonly currencyA: Currency; readonly currencyB: Currency }) {
  return (
    <span className="flex shrink-0 -space-x-2">
      <CurrencyMark currency={currencyA} size={32} />
      <CurrencyMark currency={currencyB} size={32} />
    </span>
  );
}
