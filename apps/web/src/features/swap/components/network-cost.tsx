import { formatAmount } from '@besc/domain/shared/amount';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../blocks/prices/format-decimal';
import { formatEstimatedUsd } from '../../../blocks/prices/format-estimated-usd';
import { usdValue } from '../../../blocks/prices/usd-price';

/** What the network takes at most: gas limit times gas price, in BESC and USD. */
export function NetworkCost(props: { readonly wei: bigint | 'loading' | undefined; readonly usdPerNativeE18: bigint }) {
  const { locale } = useText();
  const { wei, usdPerNativeE18 } = props;
  if (wei === 'loading') return <Skeleton className="w-32" />;
  if (wei === undefined) return <>–</>;
  const usd = usdPerNativeE18 > 0n ? usdValue(wei, 18, usdPerNativeE18) : undefined;
  return (
    <>
      {formatDecimal(formatAmount(wei, 18, { significant: 3, rounding: 'up' }), locale)} BESC{' '}
      {usd ? <bdi className="text-text-muted">({formatEstimatedUsd(usd, locale)})</bdi> : null}
    </>
  );
}
