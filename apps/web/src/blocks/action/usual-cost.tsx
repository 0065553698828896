import { nativeCoin } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../amounts/shown-amount';
import { UsdText } from '../amounts/usd-text';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { useHoldingValue } from '../prices/use-holding-value';
import { useWriter } from './use-writer';

/** About what the network takes for so much gas, in BESC and USD, before the chain was asked: a row of a `<dl>`. */
export function UsualCost({ gas }: { readonly gas: bigint }) {
  const { t } = useText();
  const { settings } = useChain();
  const wei = gas * useWriter().gasPriceWei;
  const usd = useHoldingValue(nativeCoin(settings.chain.id), wei);
  return (
    <DataRow
      label={t('Network cost')}
      help={{
        name: t('About the network cost'),
        text: t('Paid to the network in BESC, even if the transaction fails.'),
      }}
    >
      ≈ <ShownAmount amount={wei} decimals={18} meaning="paid" place="summary" symbol="BESC" />{' '}
      {usd ? <UsdText isEstimate tone="muted" value={usd} /> : null}
    </DataRow>
  );
}
