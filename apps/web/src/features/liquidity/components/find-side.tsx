import type { Currency } from '@besc/domain/shared/token';
import { VisuallyHidden } from '@besc/ui/visually-hidden';
import { ChevronDown, Coins } from 'lucide-react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';

/** One of the two tokens whose pool is looked for; the whole field opens the picker. */
export function FindSide(props: {
  /** 'First token' or 'Second token', in the language of the page. */
  readonly label: string;
  readonly currency: Currency | undefined;
  readonly onPress: () => void;
}) {
  const { t } = useText();
  const { label, currency, onPress } = props;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className="flex min-h-[76px] w-full items-center gap-3 rounded-control border border-border bg-surface-sunken px-4 py-3 text-start transition-colors hover:border-border-strong"
    >
      {currency ? (
        <CurrencyMark currency={currency} size={40} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Coins size={20} aria-hidden />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span aria-hidden className="block text-sm text-text-muted">
          {label}
        </span>
        {currency ? (
          <>
            <CurrencySymbol symbol={currency.symbol} className="block text-lg font-semibold" />
            <VisuallyHidden>. {t('Select a Token')}</VisuallyHidden>
          </>
        ) : (
          <span className="block text-lg font-semibold text-primary">{t('Select a currency')}</span>
        )}
      </span>
      {currency && currency.name !== currency.symbol ? (
        <bdi aria-hidden className="hidden max-w-[45%] truncate text-sm text-text-muted sm:block">
          {currency.name}
        </bdi>
      ) : null}
      <ChevronDown size={20} aria-hidden className="shrink-0 text-text-muted" />
    </button>
  );
}
