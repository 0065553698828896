import { nativeCoin } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { useWriter } from '../action/use-writer';
import { ShownAmount } from '../amounts/shown-amount';
import { UsdText } from '../amounts/usd-text';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { useHoldingValue } from '../prices/use-holding-value';

/** What the network takes at most for so much gas, in BESC and USD. */
export function NetworkCost({ gas }: { readonly gas: bigint }) {
  const { t } = useText();
  const { settings } = useChain();
  const wei = gas * useWriter().gasPriceWei;
  const usd = useHoldingValue(nativeCoin(settings.chain.id), wei);
  return (
    <DataRow label={t('Network cost, at most')}>
      <ShownAmount amount={wei} decimals={18} meaning="paid" place="summary" symbol="BESC" />{' '}
      {usd ? <UsdText isEstimate tone="muted" value={usd} /> : null}
    </DataRow>
  );
}
