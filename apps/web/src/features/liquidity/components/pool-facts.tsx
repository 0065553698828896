import { poolPrice } from '@besc/domain/liquidity/pool-price';
import type { PoolState } from '@besc/domain/liquidity/pool-state';
import { formatAmount } from '@besc/domain/shared/amount';
import { formatPrice } from '@besc/domain/shared/format-numbers';
import { invert } from '@besc/domain/shared/fraction';
import { reservesFrom } from '@besc/domain/shared/pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../blocks/prices/format-decimal';

/** What is in a pool and its price each way; while it is read, lines of the same height. */
export function PoolFacts(props: {
  readonly pool: PoolState | undefined;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly wbesc: Token;
}) {
  const { t, locale } = useText();
  const { pool, currencyA, currencyB, wbesc } = props;
  const reserves = pool && reservesFrom(pool.pair, wrapped(currencyA, wbesc).address);
  const price =
    reserves &&
    poolPrice({
      amountA: reserves.reserveIn,
      amountB: reserves.reserveOut,
      decimalsA: currencyA.decimals,
      decimalsB: currencyB.decimals,
    });
  const [a, b] = [displaySymbol(currencyA.symbol), displaySymbol(currencyB.symbol)];
  const pooled = (amount: bigint | undefined, { decimals }: Currency) =>
    amount === undefined ? (
      <Skeleton className="w-24" />
    ) : (
      formatDecimal(formatAmount(amount, decimals, { significant: 6 }), locale)
    );
  return (
    <dl aria-busy={pool === undefined} className="rounded-control border border-border px-4 py-2">
      <DataRow label={t('Pooled %asset%', { asset: a })}>{pooled(reserves?.reserveIn, currencyA)}</DataRow>
      <DataRow label={t('Pooled %asset%', { asset: b })}>{pooled(reserves?.reserveOut, currencyB)}</DataRow>
      <DataRow label={t('Rates')}>
        {/* An equation reads from left to right in every language. */}
        <span dir="ltr" className="block">
          {price ? `1 ${a} = ${formatDecimal(formatPrice(price), locale)} ${b}` : <Skeleton className="w-36" />}
        </span>
        <span dir="ltr" className="block">
          {price ? `1 ${b} = ${formatDecimal(formatPrice(invert(price)), locale)} ${a}` : <Skeleton className="w-36" />}
        </span>
      </DataRow>
    </dl>
  );
}
