import { minimumPriceChange } from '@besc/domain/shared/constants';
import { ChangeText } from '@besc/ui/change-text';
import { formatPriceChange } from '../../../blocks/charts/price-change';
import { useText } from '../../../blocks/language/use-text';

/** A change as a fraction, neutral below 0.01 %; a dash where there is nothing to compare. */
export function ChangeFigure({ change }: { readonly change: number | undefined }) {
  const { locale } = useText();
  if (change === undefined) return <ChangeText direction="none" text={undefined} />;
  const kind = Math.abs(change) < minimumPriceChange ? 'flat' : change > 0 ? 'up' : 'down';
  const text = formatPriceChange({ kind, fraction: kind === 'flat' ? 0 : change }, locale);
  return <ChangeText direction={kind === 'flat' ? 'none' : kind} text={text} />;
}
