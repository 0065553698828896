import { sameCurrency } from '@besc/domain/shared/same-currency';
import type { Currency } from '@besc/domain/shared/token';
import clsx from 'clsx';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useText } from '../language/use-text';
import { CurrencyMark } from './currency-mark';

/** The currencies most trades start from or end in, one press away. */
export function CommonBases(props: {
  readonly currencies: readonly Currency[];
  readonly chosen: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}) {
  const { t } = useText();
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="mb-2 text-sm text-text-muted">{t('Common bases')}</legend>
      {props.currencies.map((currency) => {
        const isChosen = sameCurrency(currency, props.chosen);
        return (
          <button
            key={currency.kind === 'native' ? 'BESC' : currency.address}
            type="button"
            aria-pressed={isChosen}
            onClick={() => props.onPick(currency)}
            className={clsx(
              'flex min-w-0 flex-col items-center gap-1 rounded-control border px-1 py-2 text-sm font-semibold',
              'transition-colors',
              isChosen
                ? 'border-primary bg-primary-soft text-text'
                : 'border-border hover:border-border-strong hover:bg-surface-hover',
            )}
          >
            <CurrencyMark currency={currency} size={24} />
            <CurrencySymbol symbol={currency.symbol} className="max-w-full" />
          </button>
        );
      })}
    </fieldset>
  );
}
