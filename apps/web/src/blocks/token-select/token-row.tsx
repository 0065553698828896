import { formatAmount, parseAmount } from '@besc/domain/shared/amount';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { shortAddress } from '@besc/domain/shared/short-address';
import type { Currency } from '@besc/domain/shared/token';
import type { SearchListOption } from '@besc/ui/search-list';
import { Skeleton } from '@besc/ui/skeleton';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { ShownAmount } from '../amounts/shown-amount';
import { UsdText } from '../amounts/usd-text';
import { useText } from '../language/use-text';
import { useHoldingValue } from '../prices/use-holding-value';
import { CurrencyMark } from './currency-mark';
import { NoticeBadge } from './notice-badge';
import type { TokenNotice } from './token-notice';
import { useBalance } from './use-balance';
import { currencyOf, useCurrency } from './use-currency';
import type { LoadedDirectory } from './use-token-directory';

/** Height of a row in px, by the documents. */
export const tokenRowHeight = 97;

/** The balance as its 4 significant digits say it, in smallest units. */
function shownBalance(amount: bigint, { decimals }: Currency): bigint {
  return parseAmount(formatAmount(amount, decimals, { meaning: 'held', place: 'balance' }), decimals) ?? 0n;
}

/** What the account holds, and below it what that is worth. `listed`: with the decimals of its list, which may be wrong. */
function Holding(props: { readonly listed: Currency; readonly directory: LoadedDirectory }) {
  const { listed, directory } = props;
  const balance = useBalance(listed);
  const found = useCurrency(balance.kind === 'hidden' ? undefined : currencyIdOf(listed), directory);
  const currency = currencyOf(found);
  const isKnown = balance.kind === 'known' && currency !== undefined;
  // The worth of what is shown: two figures side by side that say the same.
  const usd = useHoldingValue(currency, isKnown ? shownBalance(balance.amount, currency) : undefined);
  if (balance.kind === 'hidden') return null;
  if (balance.kind === 'loading' || (balance.kind === 'known' && found.kind === 'loading')) {
    return <Skeleton className="w-12" />;
  }
  if (!isKnown) return <>–</>;
  return (
    <>
      <span className="flex justify-end text-base">
        <ShownAmount
          amount={balance.amount}
          decimals={currency.decimals}
          meaning="held"
          place="balance"
          tone={balance.amount === 0n ? 'muted' : 'plain'}
        />
      </span>
      {usd ? (
        <span className="flex justify-end font-normal">
          <UsdText tone="muted" value={usd} />
        </span>
      ) : null}
    </>
  );
}

/** One token of the list: mark, symbol, name, where it comes from, what the account holds, and a warning if it needs one. */
export function TokenRow(props: {
  readonly option: SearchListOption;
  readonly currency: Currency;
  readonly directory: LoadedDirectory;
  readonly notice: TokenNotice;
  /** Where it comes from: 'via {list name}', 'Unknown Source'. */
  readonly source: string | undefined;
  readonly isOtherSide: boolean;
  /** Instead of the balance: what choosing does, for a token that must be imported. */
  readonly action?: string;
  readonly offset: number;
}) {
  const { t } = useText();
  const { option, currency } = props;
  const isChosen = option['aria-selected'];
  return (
    <button
      type="button"
      {...option}
      style={{ height: tokenRowHeight, transform: `translateY(${props.offset}px)` }}
      className={clsx(
        'absolute inset-x-0 top-0 flex w-full items-center gap-3 border-b border-border px-5 text-start transition-colors',
        'last:border-transparent hover:bg-surface-hover data-[active=true]:bg-surface-hover',
        'data-[active=true]:outline-2 data-[active=true]:-outline-offset-2 data-[active=true]:outline-focus',
        isChosen && 'bg-primary-soft',
      )}
    >
      <CurrencyMark currency={currency} size={40} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2">
          <CurrencySymbol symbol={currency.symbol} className="font-semibold" />
          <NoticeBadge notice={props.notice} />
          {isChosen ? <Check size={16} aria-hidden className="shrink-0 text-primary" /> : null}
        </span>
        <bdi className="truncate text-sm text-text-muted">{currency.name}</bdi>
        <span className="truncate text-xs text-text-muted">
          {currency.kind === 'token' ? <bdi dir="ltr">{shortAddress(currency.address)}</bdi> : t('Native coin')}
          {props.source ? ` · ${props.source}` : ''}
          {props.isOtherSide ? ` · ${t('Switches both sides')}` : ''}
        </span>
      </span>
      <span className="max-w-[50%] shrink-0 text-end text-sm font-medium tabular-nums">
        {props.action ? (
          <span className="font-semibold text-primary">{props.action}</span>
        ) : (
          <Holding listed={currency} directory={props.directory} />
        )}
      </span>
    </button>
  );
}
