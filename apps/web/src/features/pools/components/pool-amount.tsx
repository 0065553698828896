import { earnedText, isShownWhole, limitText, stakedText } from '@besc/domain/pools/earning-text';
import { formatExact } from '@besc/domain/shared/amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import clsx from 'clsx';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { PoolCurrency } from '../pool-row';

const texts = { earned: earnedText, staked: stakedText, limit: limitText } as const;

/**
 * An amount of a pool with the decimals of what it is, and below it its worth. One dash for what cannot be shown truly,
 * no figure at all for what is loading, and of nothing a quiet zero alone.
 */
export function PoolAmount(props: {
  readonly what: keyof typeof texts;
  readonly amount: bigint | undefined;
  readonly of: PoolCurrency;
  readonly usd: Fraction | undefined;
  readonly hasSymbol?: boolean;
  readonly hasUsd?: boolean;
  readonly isLarge?: boolean;
  readonly isLoading?: boolean;
}) {
  const { locale } = useText();
  const { what, amount, of, usd, hasSymbol, hasUsd = true, isLarge, isLoading } = props;
  const { currency, isReadable } = of;
  const { decimals, symbol } = currency;
  const isShown = amount !== undefined && isReadable;
  const isSome = isShown && amount > 0n;
  const isWhole = what !== 'staked' && isShownWhole(usd);
  return (
    // The unit below its number stands at the end with it, as all figures of its column.
    <span className={clsx('block min-w-0', !isLarge && 'justify-end')}>
      {isLoading ? (
        <Skeleton className={isLarge ? 'w-32 text-xl' : 'w-20'} />
      ) : (
        <NumberText
          value={isShown ? localized(isSome ? texts[what]({ amount, decimals, usd }) : '0', locale) : undefined}
          exact={isShown ? formatDecimal(formatExact(amount, decimals), locale) : undefined}
          unit={hasSymbol && isSome ? <CurrencySymbol symbol={symbol} /> : undefined}
          tone={!isShown ? 'plain' : !isSome ? 'muted' : what === 'earned' ? 'reward' : 'plain'}
          className={isLarge ? 'text-xl font-semibold' : 'font-medium'}
        />
      )}
      {hasUsd && isSome ? (
        <span className="block text-xs text-text-muted">
          <UsdText value={usd} isEstimate tone="muted" {...(isWhole && { places: 0 })} />
        </span>
      ) : null}
    </span>
  );
}

function localized(text: string, locale: string): string {
  return text.startsWith('<') ? `<${formatDecimal(text.slice(1), locale)}` : formatDecimal(text, locale);
}
