import { ChangeText } from '@besc/ui/change-text';
import { formatPriceChange, type PriceChange } from '../../../blocks/charts/price-change';
import { useText } from '../../../blocks/language/use-text';

/** A rise or fall over the month that the small lines show. */
export function MonthChange({ change }: { readonly change: PriceChange | undefined }) {
  const { t, locale } = useText();
  if (change === undefined) return null;
  return (
    <>
      <ChangeText direction={change.kind === 'flat' ? 'none' : change.kind} text={formatPriceChange(change, locale)} />
      <span className="text-text-muted">{t('30 days')}</span>
    </>
  );
}
