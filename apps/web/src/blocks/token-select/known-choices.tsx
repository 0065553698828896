import type { Address } from '@besc/domain/shared/address';
import { sameCurrency } from '@besc/domain/shared/same-currency';
import type { Currency } from '@besc/domain/shared/token';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useText } from '../language/use-text';
import { usePreference } from '../preferences/use-preference';
import { watchedTokens } from '../preferences/watch-lists';
import { CurrencyMark } from './currency-mark';
import { recentTokens } from './recent-tokens';
import type { TokenDirectory } from './token-directory';

/** So many stand in the line. */
const mostShown = 12;

/** The watched tokens, marked by a star, and the ones that were picked last; nothing where there are none. */
export function KnownChoices(props: {
  readonly directory: TokenDirectory;
  readonly bases: readonly Currency[];
  readonly chosen: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}) {
  const { t } = useText();
  const { directory, bases, chosen, onPick } = props;
  const watched = usePreference(watchedTokens);
  const recent = usePreference(recentTokens);
  const isBase = (address: Address) => bases.some((base) => base.kind === 'token' && base.address === address);
  const addresses = [...new Set([...watched, ...recent.filter((one) => !isBase(one))])].slice(0, mostShown);
  const tokens = addresses.flatMap((address) => directory.byAddress.get(address) ?? []);
  if (tokens.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-text-muted">{t('Favourites and recent')}</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 [scrollbar-width:thin]">
        {tokens.map((token) => {
          const isChosen = sameCurrency(token, chosen);
          return (
            <button
              key={token.address}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onPick(token)}
              className={clsx(
                'inline-flex min-h-11 max-w-40 shrink-0 items-center gap-1.5 rounded-full border ps-2 pe-3 text-sm font-semibold transition-colors',
                isChosen
                  ? 'border-primary bg-primary-soft'
                  : 'border-border hover:border-border-strong hover:bg-surface-hover',
              )}
            >
              <CurrencyMark currency={token} size={22} />
              <CurrencySymbol symbol={token.symbol} className="min-w-0" />
              {watched.includes(token.address) ? (
                <>
                  <Star size={12} aria-hidden className="shrink-0 fill-current text-primary" />
                  <span className="sr-only">{t('Favourite')}</span>
                </>
              ) : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
