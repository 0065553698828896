import { formatAmount, formatExact } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../language/use-text';
import { formatDecimal } from '../prices/format-decimal';
import type { ShownBalance } from '../token-select/shown-balance';

/** 'Balance: 12.34' with 4 significant digits, rounded down; all digits in the title. */
export function BalanceLine({ balance, currency }: { readonly balance: ShownBalance; readonly currency: Currency }) {
  const { t, locale } = useText();
  if (balance.kind === 'hidden') return null;
  return (
    <span className="min-w-0 truncate tabular-nums">
      {t('Balance')}: {balance.kind === 'loading' ? <Skeleton className="w-14" /> : null}
      {balance.kind === 'failed' ? <span title={t('The balance could not be read')}>–</span> : null}
      {balance.kind === 'known' ? (
        <span title={formatExact(balance.amount, currency.decimals)} data-testid="balance">
          {formatDecimal(formatAmount(balance.amount, currency.decimals, { significant: 4 }), locale)}
        </span>
      ) : null}
    </span>
  );
}
