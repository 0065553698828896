import type { Token } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { claimOwedAction } from '../ifo.actions';
import type { SaleView } from '../sale-view';

/** What the offered token would not pay when it was due. Load it lazily. */
export function OwedDialog(props: { readonly view: SaleView; readonly offered: Token; readonly onClose: () => void }) {
  const { t } = useText();
  const { view, offered, onClose } = props;
  return (
    <ConfirmDialog
      title={t('Claim')}
      label={t('Claim')}
      state={
        view.owed > 0n
          ? { kind: 'ready', action: claimOwedAction(view.sale.address, offered) }
          : { kind: 'error', text: 'Claimed' }
      }
      onClose={onClose}
    >
      <dl>
        <DataRow label={t('You bought')} isStrong>
          <ShownAmount amount={view.owed} decimals={offered.decimals} meaning="held" symbol={offered.symbol} />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
