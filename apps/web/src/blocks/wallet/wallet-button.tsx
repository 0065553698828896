import { shortAddress } from '@besc/domain/shared/short-address';
import { Button } from '@besc/ui/button';
import { Wallet } from 'lucide-react';
import { useText } from '../language/use-text';
import { usePendingCount } from '../transactions/use-pending-count';
import { ConnectButton } from './connect-button';
import { openWalletDialog } from './open-wallet-dialog';
import { useAccount } from './use-account';
import { useSwitchNetwork } from './use-switch-network';

/** The wallet in one button: connect it, bring it to our chain, or open its dialog. */
export function WalletButton() {
  const { t } = useText();
  const account = useAccount();
  const { switchNetwork, pending } = useSwitchNetwork();
  const pendingCount = usePendingCount();
  if (account.status === 'connecting' || account.status === 'reconnecting') {
    return <Button pending={t('Connecting')} onClick={() => openWalletDialog()} />;
  }
  if (account.address === undefined) return <ConnectButton />;
  if (account.wrongNetwork) {
    return (
      <Button kind="danger" pending={pending && t('Switching network')} onClick={() => void switchNetwork()}>
        {t('Wrong network')}
      </Button>
    );
  }
  if (pendingCount > 0) {
    return (
      <Button
        icon={<span aria-hidden className="size-2 animate-breathe rounded-full bg-primary" />}
        onClick={() => openWalletDialog('transactions')}
      >
        {t('%count% pending', { count: pendingCount })}
      </Button>
    );
  }
  return (
    <Button icon={<Wallet size={18} aria-hidden />} onClick={() => openWalletDialog()}>
      <span className="sr-only">{t('Wallet')} </span>
      <span className="tabular-nums">{shortAddress(account.address)}</span>
    </Button>
  );
}
