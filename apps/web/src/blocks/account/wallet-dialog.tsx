import type { Address } from '@besc/domain/shared/address';
import { Dialog } from '@besc/ui/dialog';
import { Tabs } from '@besc/ui/tabs';
import { type ComponentType, Suspense } from 'react';
import { useText } from '../language/use-text';
import { useOverlay } from '../overlay/use-overlay';
import { RecentTransactions } from '../transactions/view/recent-transactions';
import { useAccount } from '../wallet/use-account';
import { walletButtonId } from '../wallet/wallet-button-id';
import { WalletList } from '../wallet/wallet-list';
import { walletOverlay } from '../wallet/wallet-overlay';
import { AccountLinks } from './account-links';
import { AccountPanel } from './account-panel';

/** What is shown of the connected account. */
export type AccountPart = ComponentType<{ readonly account: Address }>;

/** The wallet's dialog: the account or the choice of wallets, and the transactions sent from here. */
export function WalletDialog({ holdings: Holdings }: { readonly holdings?: AccountPart }) {
  const { t } = useText();
  const { isOpen, detail: tab } = useOverlay(walletOverlay);
  const { address } = useAccount();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={walletOverlay.close}
      title={address === undefined ? t('Connect Wallet') : t('Your wallet')}
      closeLabel={t('Close')}
      width="narrow"
      // Connecting and logging out exchange the button that opened it for another one.
      fallbackFocus={() => document.getElementById(walletButtonId)}
    >
      <Tabs
        className="-mt-4"
        label={t('Wallet menu')}
        value={tab}
        onValueChange={walletOverlay.show}
        tabs={[
          {
            value: 'wallet',
            label: t('Wallet'),
            panel:
              address === undefined ? (
                <WalletList onConnected={walletOverlay.close} />
              ) : (
                <AccountPanel
                  address={address}
                  links={
                    <>
                      {Holdings ? (
                        <Suspense fallback={<div className="min-h-40" />}>
                          <Holdings account={address} />
                        </Suspense>
                      ) : null}
                      <AccountLinks address={address} />
                    </>
                  }
                />
              ),
          },
          { value: 'transactions', label: t('Transactions'), panel: <RecentTransactions /> },
        ]}
      />
    </Dialog>
  );
}
