import { Card } from '@besc/ui/card';
import { EmptyState } from '@besc/ui/empty-state';
import { useText } from '../../../blocks/language/use-text';

/** In place of the chart while there is no pair to draw. */
export function NoPair() {
  const { t } = useText();
  return <EmptyState title={t('No pair chosen')}>{t('Select both tokens to see their price.')}</EmptyState>;
}

/** The same beside the card. */
export function ChartEmpty() {
  const { t } = useText();
  return (
    <Card kind="plain" title={t('Price chart')}>
      <NoPair />
    </Card>
  );
}
