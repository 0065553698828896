import type { Address } from '@besc/domain/shared/address';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { revenueQuery } from '../market.queries';
import { collectAction } from '../nfts.actions';
import type { MarketPlace } from '../nfts-place';

/** Takes what the market keeps for the account. Load it lazily. */
export function CollectDialog(props: {
  readonly place: MarketPlace;
  readonly account: Address;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, account, onClose } = props;
  const { data: amount } = useQuery(revenueQuery(useChain(), place.market, account));
  const state = (): Confirmable => {
    if (amount === undefined) return { kind: 'loading' };
    return amount === 0n
      ? { kind: 'error', text: 'There is nothing to collect' }
      : { kind: 'ready', action: collectAction(place) };
  };
  return (
    <ConfirmDialog title={t('Collect revenue')} state={state()} label={t('Collect')} onClose={onClose}>
      <dl>
        <DataRow label={t('You receive')} isStrong>
          <ShownAmount amount={amount} decimals={18} meaning="held" symbol="WBESC" tone="reward" />
        </DataRow>
      </dl>
      <p className="text-sm text-text-muted">
        {t('The market keeps what could not be sent to you at a sale, and what creators earn.')}
      </p>
    </ConfirmDialog>
  );
}
