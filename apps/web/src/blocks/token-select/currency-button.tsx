import type { Currency } from '@besc/domain/shared/token';
import { Skeleton } from '@besc/ui/skeleton';
import { VisuallyHidden } from '@besc/ui/visually-hidden';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { CurrencySymbol } from '../amounts/currency-symbol';
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
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className={clsx(
        'flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-full border ps-1.5 pe-3 text-base font-semibold transition-colors',
        currency || isLoading
          ? 'border-border bg-surface-raised text-text hover:border-border-strong hover:bg-surface-hover'
          : 'border-transparent bg-primary ps-4 text-on-primary hover:bg-primary-hover',
      )}
    >
      {currency ? <CurrencyMark currency={currency} size={30} /> : null}
      {isLoading ? <Skeleton shape="circle" className="size-[30px]" /> : null}
      <VisuallyHidden>{side}: </VisuallyHidden>
      {isLoading ? (
        <Skeleton className="w-14" />
      ) : currency ? (
        <CurrencySymbol symbol={currency.symbol} className="py-1 text-start leading-5" />
      ) : (
        <span className="min-w-0">{t('Select a currency')}</span>
      )}
      {currency && !isLoading ? <VisuallyHidden>. {t('Select a Token')}</VisuallyHidden> : null}
      <ChevronDown size={18} aria-hidden className="shrink-0 opacity-70" />
    </button>
  );
}
