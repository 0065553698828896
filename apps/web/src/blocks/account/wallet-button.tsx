import { shortAddress } from '@besc/domain/shared/short-address';
import { Button } from '@besc/ui/button';
import { Spinner } from '@besc/ui/spinner';
import clsx from 'clsx';
import { TriangleAlert, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useText } from '../language/use-text';
import { usePendingCount } from '../transactions/records/use-pending-count';
import { ConnectButton } from '../wallet/connect-button';
import { useAccount } from '../wallet/use-account';
import { useSwitchNetwork } from '../wallet/use-switch-network';
import { walletButtonId } from '../wallet/wallet-button-id';
import { walletOverlay } from '../wallet/wallet-overlay';

const AccountAvatar = lazyPart(
  'account-avatar',
  async () => (await import('../name-service/account-avatar')).AccountAvatar,
);
const AccountName = lazyPart('account-name', async () => (await import('../name-service/account-name')).AccountName);

/** Where the bar is narrow a long word takes two lines and less room around it. */
const fit = 'min-w-0 leading-tight max-[26rem]:px-2 max-[26rem]:text-sm md:max-lg:px-2 md:max-lg:text-sm';

/** The wallet in one button: connect it, bring it to our chain, or open its dialog. */
export function WalletButton() {
  const { t } = useText();
  const account = useAccount();
  const { switchNetwork, pending } = useSwitchNetwork();
  const pendingCount = usePendingCount();
  if (account.status === 'connecting' || account.status === 'reconnecting') {
    // It can be pressed: a wallet that does not answer must not keep anybody from choosing another one.
    return (
      <Button id={walletButtonId} className={fit} icon={<Spinner size={20} />} onClick={() => walletOverlay.open()}>
        {t('Connecting')}
      </Button>
    );
  }
  // The page's own button is the loud one; this one is there on every page.
  if (account.address === undefined) return <ConnectButton id={walletButtonId} kind="soft" className={fit} />;
  if (account.wrongNetwork) {
    return (
      <Button
        id={walletButtonId}
        className={clsx(fit, 'border-danger! text-danger!')}
        icon={<TriangleAlert size={18} aria-hidden />}
        pending={pending && t('Switching network')}
        onClick={() => void switchNetwork()}
      >
        {t('Wrong network')}
      </Button>
    );
  }
  if (pendingCount > 0) {
    return (
      <Button
        id={walletButtonId}
        className={fit}
        icon={<span aria-hidden className="size-2 animate-breathe rounded-full bg-primary" />}
        onClick={() => walletOverlay.open('transactions')}
      >
        {t('%count% pending', { count: pendingCount })}
      </Button>
    );
  }
  return (
    <Button
      id={walletButtonId}
      icon={
        <span aria-hidden className="inline-flex max-[22rem]:hidden md:max-lg:hidden">
          <Suspense fallback={<Wallet size={18} />}>
            <AccountAvatar address={account.address} size={24} />
          </Suspense>
        </span>
      }
      onClick={() => walletOverlay.open()}
    >
      <span className="sr-only">{t('Wallet')} </span>
      <Suspense fallback={shortAddress(account.address)}>
        <AccountName address={account.address} />
      </Suspense>
    </Button>
  );
}
