import { formatAmount, formatExact } from '@besc/domain/shared/amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../blocks/prices/format-decimal';
import { formatEstimatedUsd } from '../../../blocks/prices/format-estimated-usd';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';

/** One side of a trade in the confirm dialog: what leaves or arrives, large, with its value in USD. */
export function AmountSummary(props: {
  readonly label: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly usd: Fraction | undefined;
}) {
  const { locale } = useText();
  const { label, amount, currency, usd } = props;
  return (
    <div className="flex items-center gap-3 px-4 py-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-text-muted">{label}</p>
        <p
          className="text-xl font-semibold tabular-nums [overflow-wrap:anywhere]"
          title={formatExact(amount, currency.decimals)}
        >
          {formatDecimal(formatAmount(amount, currency.decimals, { significant: 6 }), locale)}{' '}
          <bdi className="text-lg font-normal text-text-muted">{displaySymbol(currency.symbol)}</bdi>
        </p>
        <p className="text-sm text-text-muted tabular-nums">
          <bdi>{usd ? formatEstimatedUsd(usd, locale) : '–'}</bdi>
        </p>
      </div>
      <CurrencyMark currency={currency} size={40} />
    </div>
  );
}
