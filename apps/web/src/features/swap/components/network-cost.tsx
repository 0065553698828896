import { Skeleton } from '@besc/ui/skeleton';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { usdValue } from '../../../blocks/prices/usd-price';

/** What the network takes at most: gas limit times gas price, in BESC and USD. */
export function NetworkCost(props: { readonly wei: bigint | 'loading' | undefined; readonly usdPerNativeE18: bigint }) {
  const { wei, usdPerNativeE18 } = props;
  if (wei === 'loading') return <Skeleton className="w-32" />;
  if (wei === undefined) return <>–</>;
  const usd = usdPerNativeE18 > 0n ? usdValue(wei, 18, usdPerNativeE18) : undefined;
  return (
    <>
      <ShownAmount amount={wei} decimals={18} meaning="paid" place="summary" symbol="BESC" />{' '}
      {usd ? <UsdText isEstimate tone="muted" value={usd} /> : null}
    </>
  );
}
