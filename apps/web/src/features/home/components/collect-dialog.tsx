import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { confirmableItems } from '../../../blocks/action/confirmable-items';
import { UsdText } from '../../../blocks/amounts/usd-text';
import type { Holding } from '../../../blocks/feature/front';
import { useText } from '../../../blocks/language/use-text';
import { useUnharvested } from '../../../blocks/staking/use-unharvested';

/** Takes what was earned in all places: in one confirmation where the wallet can, else one after the other. */
export function CollectDialog(props: {
  readonly places: readonly (Holding & { readonly label: string })[];
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { places } = props;
  const harvests = useUnharvested(
    places.flatMap(({ collect = [] }) => collect),
    ({ earned }) => earned,
  );
  const steps = harvests.map(({ step }) => step);
  const summary = { text: 'Harvest in %count% places', values: { count: steps.length } };
  return (
    <ConfirmDialog
      title={t('Harvest')}
      state={confirmableItems(steps, 'Nothing earned yet', () => ({ summary, steps, refresh: [] }))}
      onClose={props.onClose}
    >
      <dl>
        {places.map(({ label, claimable }) => (
          <DataRow key={label} label={t(label)}>
            <UsdText value={claimable?.value} isEstimate />
          </DataRow>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
