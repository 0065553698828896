import type { Currency } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../amounts/shown-amount';
import { useText } from '../language/use-text';
import type { SuppliedAmounts } from './supply-action';

/** The least of both sides that goes into a pair or comes out of it: the figures that are signed. */
export function PairMinimums({
  quote,
  meaning,
  isPromised = () => true,
}: {
  readonly quote: Pick<SuppliedAmounts, 'currencyA' | 'currencyB' | 'minimumA' | 'minimumB'>;
  readonly meaning: 'held' | 'paid';
  /** The currencies whose least is told; all when left out. */
  readonly isPromised?: (currency: Currency) => boolean;
}) {
  const { t } = useText();
  const least = (amount: bigint, currency: Currency) =>
    isPromised(currency) ? (
      <DataRow label={t('At least')}>
        <ShownAmount amount={amount} decimals={currency.decimals} meaning={meaning} symbol={currency.symbol} />
      </DataRow>
    ) : null;
  return (
    <>
      {least(quote.minimumA, quote.currencyA)}
      {least(quote.minimumB, quote.currencyB)}
    </>
  );
}
