import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Skeleton } from '@besc/ui/skeleton';
import { VisuallyHidden } from '@besc/ui/visually-hidden';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useText } from '../language/use-text';
import { CurrencyMark } from './currency-mark';

/** Shows the chosen currency of one side and opens the picker. `side` ('From', 'To') tells screen readers which. */
export function CurrencyButton(props: {
  readonly currency: Currency | undefined;
  readonly side: string;
  readonly isLoading: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useText();
  const { currency, side, isLoading, onPress } = props;
  const symbol = currency && displaySymbol(currency.symbol);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className={clsx(
        'flex min-h-11 shrink-0 items-center gap-2 rounded-full border ps-1.5 pe-3 text-base font-semibold transition-colors',
        currency || isLoading
          ? 'max-w-[60%] border-border bg-surface-raised text-text hover:border-border-strong hover:bg-surface-hover'
          : 'max-w-[75%] border-transparent bg-primary ps-4 text-on-primary hover:bg-primary-hover',
      )}
    >
      {currency ? <CurrencyMark currency={currency} size={30} /> : null}
      {isLoading ? <Skeleton shape="circle" className="size-[30px]" /> : null}
      <VisuallyHidden>{side}: </VisuallyHidden>
      <bdi className="min-w-0 truncate">
        {isLoading ? <Skeleton className="w-14" /> : (symbol ?? t('Select a currency'))}
      </bdi>
      {symbol ? <VisuallyHidden>. {t('Select a Token')}</VisuallyHidden> : null}
      <ChevronDown size={18} aria-hidden className="shrink-0 opacity-70" />
    </button>
  );
}
