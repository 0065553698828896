import { IconButton } from '@besc/ui/icon-button';
import { ChartNoAxesCombined } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { chartShown } from '../chart-shown';

/** The chart's icon button: beside the card it is shown and hidden, on small screens opened. */
export function ChartButtons({ onOpenChart }: { readonly onOpenChart: () => void }) {
  const { t } = useText();
  const isChartShown = usePreference(chartShown);
  const chart = <ChartNoAxesCombined size={20} aria-hidden />;
  return (
    <>
      <IconButton
        className="max-lg:hidden"
        label={t(isChartShown ? 'Hide the price chart' : 'Show the price chart')}
        icon={chart}
        onClick={() => chartShown.set(!isChartShown)}
      />
      <IconButton
        className="lg:hidden"
        label={t('Price chart')}
        aria-haspopup="dialog"
        icon={chart}
        onClick={onOpenChart}
      />
    </>
  );
}
