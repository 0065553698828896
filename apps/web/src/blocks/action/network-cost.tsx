import { nativeCoin } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { Skeleton } from '@besc/ui/skeleton';
import { useWriter } from '../action/use-writer';
import { ShownAmount } from '../amounts/shown-amount';
import { UsdText } from '../amounts/usd-text';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { useHoldingValue } from '../prices/use-holding-value';

/** What the network takes at most for so much gas, in BESC and USD; a dash where it is unknown. */
export function NetworkCost({ gas }: { readonly gas: bigint | 'loading' | undefined }) {
  const { t } = useText();
  return (
    <DataRow
      label={t('Max network cost')}
      help={{
        name: t('About the network cost'),
        text: t('Paid to the network in BESC, even if the transaction fails.'),
      }}
    >
      {gas === 'loading' ? <Skeleton className="w-32" /> : gas === undefined ? '–' : <Cost gas={gas} />}
    </DataRow>
  );
}

function Cost({ gas }: { readonly gas: bigint }) {
  const { settings } = useChain();
  const wei = gas * useWriter().gasPriceWei;
  const usd = useHoldingValue(nativeCoin(settings.chain.id), wei);
  return (
    <>
      <ShownAmount amount={wei} decimals={18} meaning="paid" place="summary" symbol="BESC" />{' '}
      {usd ? <UsdText isEstimate tone="muted" value={usd} /> : null}
    </>
  );
}
