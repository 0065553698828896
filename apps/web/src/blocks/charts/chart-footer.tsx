import { useText } from '../language/use-text';
import { DataDelayedNotice } from './data-delayed-notice';
import type { PriceHistory } from './load-price-history';

/** Below the chart: whether its data is late, and where it comes from. */
export function ChartFooter({ source }: { readonly source: PriceHistory['source'] | undefined }) {
  const { t } = useText();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-1 text-end">
      <DataDelayedNotice />
      <p>
        {source === 'pair' ? t('Source: trades of this pair') : null}
        {source === 'derived' ? t('Source: prices derived from other pairs') : null}
      </p>
    </div>
  );
}
