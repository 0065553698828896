import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { confirmableItems } from '../../../blocks/action/confirmable-items';
import { useText } from '../../../blocks/language/use-text';
import { useUnharvested } from '../../../blocks/staking/use-unharvested';
import { useAccount } from '../../../blocks/wallet/use-account';
import { harvestable } from '../harvestable';
import type { PoolRow } from '../pool-row';
import { harvestAllAction } from '../pools.actions';
import { PoolAmount } from './pool-amount';
import { useRowTexts } from './use-row-texts';

/** Everything that waits to be harvested, in one go. */
export function HarvestAllDialog(props: { readonly rows: readonly PoolRow[]; readonly onClose: () => void }) {
  const { t } = useText();
  const { canBatch = false } = useAccount();
  const rows = useUnharvested(harvestable(props.rows), ({ holding }) => holding?.earned);
  return (
    <ConfirmDialog
      title={t('Harvest all')}
      state={confirmableItems(rows, 'Nothing earned yet', harvestAllAction)}
      onClose={props.onClose}
    >
      <dl>
        {rows.map((row) => (
          <HarvestedRow key={row.key} row={row} />
        ))}
      </dl>
      <p className="text-sm text-text-muted">
        {canBatch || rows.length < 2
          ? t('One confirmation in your wallet.')
          : t('Your wallet will ask %count% times, one after the other.', { count: rows.length })}
      </p>
    </ConfirmDialog>
  );
}

function HarvestedRow({ row }: { readonly row: PoolRow }) {
  const { title } = useRowTexts(row);
  return (
    <DataRow label={title}>
      <PoolAmount what="earned" amount={row.holding?.earned} of={row.earning} usd={row.earnedUsd} hasSymbol />
    </DataRow>
  );
}
