import { formatPrice } from '@besc/domain/shared/format-numbers';
import { type Fraction, toSignificant } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { NumberText } from '@besc/ui/number-text';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';

/** '1 BESC = 0.0997 BUSDC', a line of its own. An equation reads from left to right in every language. */
export function RateText(props: { readonly of: Currency; readonly price: Fraction; readonly unit: Currency }) {
  const { locale } = useText();
  const { of, price, unit } = props;
  return (
    <span dir="ltr" className="flex min-w-0 flex-wrap justify-end gap-x-1 rtl:justify-start">
      <span className="min-w-0">
        1 <CurrencySymbol symbol={of.symbol} /> ={' '}
      </span>
      <NumberText
        value={formatDecimal(formatPrice(price), locale)}
        exact={formatDecimal(toSignificant(price, 18), locale)}
        unit={<CurrencySymbol symbol={unit.symbol} className="text-text" />}
      />
    </span>
  );
}
