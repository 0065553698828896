import type { AuctionStatus } from '@besc/domain/auctions/auction';
import { Badge } from '@besc/ui/badge';
import { useText } from '../../../blocks/language/use-text';

/** Where an auction stands, in a word. */
export function StatusBadge({ status }: { readonly status: AuctionStatus }) {
  const { t } = useText();
  switch (status) {
    case 'ToBeAnnounced':
      return <Badge tone="neutral">{t('To be announced')}</Badge>;
    case 'Pending':
      return <Badge tone="info">{t('Starts soon')}</Badge>;
    case 'Open':
      return <Badge tone="success">{t('Open')}</Badge>;
    case 'Finished':
      return <Badge tone="warning">{t('Finished')}</Badge>;
    case 'Closed':
      return <Badge tone="neutral">{t('Closed')}</Badge>;
  }
}
