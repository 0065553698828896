import { sameCurrency } from '@besc/domain/shared/same-currency';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import clsx from 'clsx';
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
    <fieldset className="flex flex-wrap gap-2">
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
              'relative inline-flex min-h-9 items-center gap-1.5 rounded-full border ps-1.5 pe-3 text-sm font-semibold',
              'transition-colors after:absolute after:-inset-y-1 after:inset-x-0',
              isChosen
                ? 'border-primary bg-primary-soft text-text'
                : 'border-border hover:border-border-strong hover:bg-surface-hover',
            )}
          >
            <CurrencyMark currency={currency} size={22} />
            <bdi>{displaySymbol(currency.symbol)}</bdi>
          </button>
        );
      })}
    </fieldset>
  );
}
