import type { Currency } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../amounts/shown-amount';
import { useText } from '../language/use-text';
import { useArrivesWhole } from '../token-select/use-arrives-whole';
import type { SuppliedAmounts } from './supply-action';

/**
 * The least of both sides that goes into a pair or comes out of it: the figures that are signed. Of what comes out of it and
 * may not arrive whole nothing is promised.
 */
export function PairMinimums({
  quote,
  meaning,
}: {
  readonly quote: Pick<SuppliedAmounts, 'currencyA' | 'currencyB' | 'minimumA' | 'minimumB'>;
  readonly meaning: 'held' | 'paid';
}) {
  const { t } = useText();
  const arrivesWhole = useArrivesWhole();
  const least = (amount: bigint, currency: Currency) =>
    meaning === 'held' && !arrivesWhole(currency) ? null : (
      <DataRow label={t('At least')}>
        <ShownAmount amount={amount} decimals={currency.decimals} meaning={meaning} symbol={currency.symbol} />
      </DataRow>
    );
  return (
    <>
      {least(quote.minimumA, quote.currencyA)}
      {least(quote.minimumB, quote.currencyB)}
    </>
  );
}
