import type { Currency } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../amounts/shown-amount';
import { useText } from '../language/use-text';
import type { SuppliedAmounts } from './supply-action';

/** The least of both sides that goes into a pair or comes out of it: the figures that are signed. */
export function PairMinimums({
  quote,
  meaning,
}: {
  readonly quote: Pick<SuppliedAmounts, 'currencyA' | 'currencyB' | 'minimumA' | 'minimumB'>;
  readonly meaning: 'held' | 'paid';
}) {
  const { t } = useText();
  const least = (amount: bigint, { decimals, symbol }: Currency) => (
    <DataRow label={t('At least')}>
      <ShownAmount amount={amount} decimals={decimals} meaning={meaning} symbol={symbol} />
    </DataRow>
  );
  return (
    <>
      {least(quote.minimumA, quote.currencyA)}
      {least(quote.minimumB, quote.currencyB)}
    </>
  );
}
