import { Suspense } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useText } from '../../../blocks/language/use-text';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { useAccount } from '../../../blocks/wallet/use-account';
import { lazyPart } from '../../../lib/lazy-part';
import { dueStepAction, mintAction, refundAction } from '../squad.actions';
import type { SaleChance } from '../squad.view-model';
import { squadOverlay } from '../squad-overlay';
import type { KnownSale } from '../use-squad-sale';

const BuyPart = lazyPart('squad-buy', async () => (await import('./buy-dialog')).BuyDialog);

/** The dialog of the sale that is open. */
export function SquadDialog({ known, chance }: { readonly known: KnownSale; readonly chance: SaleChance | undefined }) {
  const { t } = useText();
  const { isOpen, detail } = usePageOverlay(squadOverlay);
  const { address } = useAccount();
  if (!isOpen) return null;
  const { place, view } = known;
  const onClose = () => squadOverlay.close();
  switch (detail.kind) {
    case 'buy':
      return (
        <Suspense fallback={null}>
          <BuyPart place={place} sale={view.sale} chance={chance} minimum={view.minimum} onClose={onClose} />
        </Suspense>
      );
    case 'mint':
      return (
        <ConfirmDialog
          title={t('Mint portraits')}
          label={t('Mint')}
          state={{ kind: 'ready', action: mintAction(place, detail.tickets) }}
          onClose={onClose}
        >
          <p className="text-sm text-text-muted">{t('Each ticket becomes the portrait that the draw gave it.')}</p>
        </ConfirmDialog>
      );
    case 'refund':
      return (
        <ConfirmDialog
          title={t('Take it back')}
          state={address ? { kind: 'ready', action: refundAction(place, address) } : { kind: 'connect' }}
          onClose={onClose}
        >
          <p className="text-sm text-text-muted">{t('Your tickets are paid back in full.')}</p>
        </ConfirmDialog>
      );
    case 'step':
      return (
        <ConfirmDialog
          title={t('Take the next step')}
          state={
            chance?.kind === 'step'
              ? { kind: 'ready', action: dueStepAction(place, chance.step) }
              : { kind: 'error', text: 'The sale has moved on.' }
          }
          onClose={onClose}
        >
          <p className="text-sm text-text-muted">
            {t('It moves the sale on for everyone. You pay the network fee only.')}
          </p>
        </ConfirmDialog>
      );
  }
}
