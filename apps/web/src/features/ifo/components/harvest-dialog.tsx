import type { Token } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { harvestAction } from '../ifo.actions';
import type { PoolView, SaleView } from '../sale-view';

/** What a pool sold to the account, and what comes back of its money. Load it lazily. */
export function HarvestDialog(props: {
  readonly view: SaleView;
  readonly part: PoolView;
  readonly tokens: { readonly raised: Token; readonly offered: Token };
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { view, part, tokens, onClose } = props;
  const { raised, offered } = tokens;
  const { own, pid } = part;
  const state = () => {
    if (own === undefined) return { kind: 'loading' } as const;
    if (own.hasHarvested) return { kind: 'error', text: 'Claimed' } as const;
    return { kind: 'ready', action: harvestAction(view.sale.address, pid, offered) } as const;
  };
  return (
    <ConfirmDialog
      title={view.isFailed ? t('Take everything back') : t('Claim')}
      label={view.isFailed ? t('Take everything back') : t('Claim')}
      state={state()}
      onClose={onClose}
    >
      <dl>
        <DataRow label={t('You bought')} isStrong>
          <ShownAmount
            amount={own?.shares.offering}
            decimals={offered.decimals}
            meaning="held"
            symbol={offered.symbol}
          />
        </DataRow>
        <DataRow label={t('Comes back')}>
          <ShownAmount amount={own?.shares.refund} decimals={raised.decimals} meaning="held" symbol={raised.symbol} />
        </DataRow>
        {part.pool.hasTax ? (
          <DataRow label={t('Fee')}>
            <ShownAmount amount={own?.shares.tax} decimals={raised.decimals} meaning="paid" symbol={raised.symbol} />
          </DataRow>
        ) : null}
      </dl>
    </ConfirmDialog>
  );
}
