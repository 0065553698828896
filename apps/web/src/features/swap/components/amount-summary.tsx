import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';

/** One side of a trade in the confirm dialog: what leaves or arrives, large, with its value in USD. */
export function AmountSummary(props: {
  readonly label: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly meaning: AmountMeaning;
  readonly usd: Fraction | undefined;
}) {
  const { label, amount, currency, meaning, usd } = props;
  return (
    <div className="flex items-center gap-3 px-4 py-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-text-muted">{label}</p>
        <p className="text-xl font-semibold">
          <ShownAmount amount={amount} decimals={currency.decimals} meaning={meaning} symbol={currency.symbol} />
        </p>
        <p className="text-sm text-text-muted">
          <UsdText isEstimate value={usd} />
        </p>
      </div>
      <CurrencyMark currency={currency} size={40} />
    </div>
  );
}
