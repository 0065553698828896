import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { hasFailed } from '../../../lib/has-failed';
import { itemKey } from '../item-path';
import { asksQuery } from '../market.queries';
import { removeAction } from '../nfts.actions';
import type { DialogItem } from '../nfts-overlay';
import type { MarketPlace } from '../nfts-place';
import { ItemLine } from './item-line';
import { Price } from './price';

/** Takes items off the market. Load it lazily. */
export function RemoveDialog(props: {
  readonly place: MarketPlace;
  readonly items: readonly DialogItem[];
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, items, onClose } = props;
  const { address: account } = useAccount();
  const asks = useQuery(asksQuery(useChain(), place.market, items));
  const offered = items.filter((item) => asks.data?.[itemKey(item)]?.seller === account);
  const state = (): Confirmable => {
    if (asks.data === undefined)
      return hasFailed(asks) ? { kind: 'error', text: 'The listing could not be read' } : { kind: 'loading' };
    if (offered.length === 0) return { kind: 'error', text: 'It is not for sale any more' };
    return { kind: 'ready', action: removeAction(place, offered) };
  };
  return (
    <ConfirmDialog title={t('Remove from the market')} state={state()} label={t('Take back')} onClose={onClose}>
      <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
        {items.map((item) => (
          <ItemLine key={itemKey(item)} item={item}>
            <Price amount={asks.data?.[itemKey(item)]?.price} />
          </ItemLine>
        ))}
      </ul>
      <p className="text-sm text-text-muted">
        {t('It comes back to your wallet. This costs nothing but the network fee.')}
      </p>
    </ConfirmDialog>
  );
}
