import { Dialog } from '@besc/ui/dialog';
import type { ChartPair } from '../../../blocks/charts/chart-pair';
import { useText } from '../../../blocks/language/use-text';
import { NoPair } from './chart-empty';
import { ChartPanel } from './chart-panel';

/** The chart on small screens, where there is no room beside the card. Without a pair it says what is missing. */
export function ChartDialog(props: {
  readonly pair: ChartPair | undefined;
  readonly isWrapPair: boolean;
  readonly current: number | undefined;
  readonly hasPair: boolean | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { onClose, pair, ...panel } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Price chart')}
      closeLabel={t('Close')}
      width="broad"
    >
      {pair ? <ChartPanel pair={pair} {...panel} /> : <NoPair />}
    </Dialog>
  );
}
