import { NumberText } from '@besc/ui/number-text';
import { VisuallyHidden } from '@besc/ui/visually-hidden';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { SwapQuote } from '../swap-quote';
import type { TradeDetails } from '../trade-details';

/** '1 BESC = 0.0997 BUSDC' with a button that turns it around. A dash while there is no trade; the line keeps its place. */
export function PriceLine(props: {
  readonly quote: Pick<SwapQuote, 'input' | 'output'> | undefined;
  readonly details: Pick<TradeDetails, 'price'> | undefined;
}) {
  const { t, locale } = useText();
  const [isInverted, setInverted] = useState(false);
  const { quote, details } = props;
  if (!quote || !details) {
    return (
      <p className="flex min-h-11 items-center justify-between text-sm">
        <span className="text-text-muted">{t('Price')}</span>
        <span className="text-text-muted">–</span>
      </p>
    );
  }
  const [base, other] = isInverted ? [quote.output, quote.input] : [quote.input, quote.output];
  const price = isInverted ? details.price.inverted : details.price.direct;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
      <span className="text-text-muted">{t('Price')}</span>
      <button
        type="button"
        onClick={() => setInverted(!isInverted)}
        className="-me-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 font-medium tabular-nums hover:bg-surface-hover"
      >
        <VisuallyHidden>{`${t('Invert the price')} `}</VisuallyHidden>
        {/* An equation reads from left to right in every language. */}
        <span dir="ltr" className="flex min-w-0 flex-wrap justify-end gap-x-1 text-end">
          <span className="min-w-0">
            1 <CurrencySymbol symbol={base.symbol} /> ={' '}
          </span>
          <NumberText
            value={formatDecimal(price.text, locale)}
            exact={formatDecimal(price.exact, locale)}
            unit={<CurrencySymbol symbol={other.symbol} className="font-medium text-text" />}
          />
        </span>
        <ArrowLeftRight size={16} aria-hidden className="shrink-0 text-text-muted" />
      </button>
    </div>
  );
}
