import type { Currency } from '@besc/domain/shared/token';
import { Skeleton } from '@besc/ui/skeleton';
import { ShownAmount } from '../amounts/shown-amount';
import { useText } from '../language/use-text';
import type { ShownBalance } from '../token-select/shown-balance';

/** 'Balance: 12.34' with 4 significant digits, rounded down; all digits in the title. */
export function BalanceLine({ balance, currency }: { readonly balance: ShownBalance; readonly currency: Currency }) {
  const { t } = useText();
  if (balance.kind === 'hidden') return null;
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-baseline justify-end gap-x-1">
      {t('Balance')}: {balance.kind === 'loading' ? <Skeleton className="w-14" /> : null}
      {balance.kind === 'failed' ? <span title={t('Couldn’t load the balance')}>–</span> : null}
      {balance.kind === 'known' ? (
        <span className="max-w-full min-w-0" data-testid="balance">
          <ShownAmount amount={balance.amount} decimals={currency.decimals} meaning="held" place="balance" />
        </span>
      ) : null}
    </span>
  );
}
