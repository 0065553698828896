import { pairPrice } from '@besc/domain/liquidity/pair-price';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import { invert } from '@besc/domain/shared/fraction';
import { reservesFrom } from '@besc/domain/shared/pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { Skeleton } from '@besc/ui/skeleton';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { RateText } from './rate-text';

/** What is in a pool and its price each way; while it is read, lines of the same height. */
export function PairFacts(props: {
  readonly supplied: SuppliedPair | undefined;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly wbesc: Token;
}) {
  const { t } = useText();
  const { supplied, currencyA, currencyB, wbesc } = props;
  const reserves = supplied && reservesFrom(supplied.pair, wrapped(currencyA, wbesc).address);
  const price =
    reserves &&
    pairPrice({
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
      <ShownAmount amount={amount} decimals={decimals} meaning="held" />
    );
  return (
    <dl aria-busy={supplied === undefined} className="rounded-control border border-border px-4 py-2">
      <DataRow label={t('Pooled %asset%', { asset: a })}>{pooled(reserves?.reserveIn, currencyA)}</DataRow>
      <DataRow label={t('Pooled %asset%', { asset: b })}>{pooled(reserves?.reserveOut, currencyB)}</DataRow>
      <DataRow label={t('Rates')}>
        {price ? (
          <>
            <RateText of={currencyA} price={price} unit={currencyB} />
            <RateText of={currencyB} price={invert(price)} unit={currencyA} />
          </>
        ) : (
          <>
            <Skeleton className="block w-36" />
            <Skeleton className="block w-36" />
          </>
        )}
      </DataRow>
    </dl>
  );
}
