import { Badge } from '@besc/ui/badge';
import { useText } from '../../../blocks/language/use-text';
import type { SaleView } from '../sale-view';

/** Where a sale stands, in a word. */
export function StatusBadge({ status, isFailed }: Pick<SaleView, 'status' | 'isFailed'>) {
  const { t } = useText();
  switch (status) {
    case 'coming_soon':
      return <Badge tone="info">{t('On sale soon')}</Badge>;
    case 'live':
      return <Badge tone="success">{t('Live')}</Badge>;
    case 'finished':
      return isFailed ? <Badge tone="warning">{t('Refunded')}</Badge> : <Badge tone="neutral">{t('Finished')}</Badge>;
    case 'idle':
      return <Badge tone="neutral">{t('Loading')}</Badge>;
  }
}
