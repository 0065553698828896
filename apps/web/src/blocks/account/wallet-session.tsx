import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useHasBeen } from '../../lib/use-has-been';
import { useChain } from '../chain/chain-context';
import { useOverlay } from '../overlay/use-overlay';
import { useTransactionTracker } from '../transactions/life/use-transaction-tracker';
import { developmentWalletStore } from '../wallet/development/development-wallet-store';
import { followNetwork } from '../wallet/follow-network';
import { useWalletActions } from '../wallet/use-wallet-actions';
import { walletOverlay } from '../wallet/wallet-overlay';
import type { AccountPart } from './wallet-dialog';

const WalletDialog = lazyPart('wallet-dialog', async () => (await import('./wallet-dialog')).WalletDialog);
const DevelopmentWalletDialog = lazyPart(
  'development-wallet-dialog',
  async () => (await import('./development/development-wallet-dialog')).DevelopmentWalletDialog,
);

/** Logs in the wallet of the last visit, follows what was sent, and shows the wallet's dialogs once somebody needs them. */
export function WalletSession({ holdings }: { readonly holdings: AccountPart }) {
  const { resume, switchNetwork } = useWalletActions();
  const { settings } = useChain();
  useEffect(() => resume(), [resume]);
  useEffect(() => followNetwork(settings, switchNetwork), [settings, switchNetwork]);
  useTransactionTracker();
  const wasOpened = useHasBeen(useOverlay(walletOverlay).isOpen);
  const wasAsked = useHasBeen(developmentWalletStore((state) => state.requests.length > 0));
  // Two boundaries: while the one dialog's code arrives the other must stay as it is.
  return (
    <>
      <Suspense fallback={null}>{wasOpened ? <WalletDialog holdings={holdings} /> : null}</Suspense>
      <Suspense fallback={null}>{wasAsked ? <DevelopmentWalletDialog /> : null}</Suspense>
    </>
  );
}
