import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { HalvedText } from '@besc/ui/halved-text';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, LogOut, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { ShownAmount } from '../amounts/shown-amount';
import { useChain } from '../chain/chain-context';
import { deployedToken } from '../chain/deployed-token';
import { addressUrl } from '../chain/explorer-url';
import { useText } from '../language/use-text';
import { AccountAvatar } from '../name-service/account-avatar';
import { useShownName } from '../name-service/use-shown-name';
import { CopyButton } from '../wallet/copy-button';
import { isLowBalance } from '../wallet/is-low-balance';
import { nativeBalanceQuery } from '../wallet/native-balance-query';
import { useAccount } from '../wallet/use-account';
import { useSwitchNetwork } from '../wallet/use-switch-network';
import { useWalletActions } from '../wallet/use-wallet-actions';

/** The connected account: whole address, balance, and what can be done with it. */
export function AccountPanel({ address, links }: { readonly address: Address; readonly links?: ReactNode }) {
  const { t } = useText();
  const chain = useChain();
  const { connectorName, wrongNetwork } = useAccount();
  const { disconnect, watchToken } = useWalletActions();
  const { switchNetwork, pending } = useSwitchNetwork();
  const balance = useQuery(nativeBalanceQuery(chain, address));
  const isUnread = hasFailed(balance);
  const name = useShownName(address);
  const explorerUrl = addressUrl(chain.settings, address);
  const money = deployedToken(chain.settings, 'money');
  return (
    <div className="flex flex-col gap-4">
      {wrongNetwork ? (
        <Notice
          tone="danger"
          title={t('Wrong network')}
          actions={
            <Button size="small" kind="danger" pending={pending && t('Switching network')} onClick={switchNetwork}>
              {t('Switch to %network%', { network: chain.settings.chain.name })}
            </Button>
          }
        >
          {t('Your wallet is on another network.')}
        </Notice>
      ) : null}
      {balance.data !== undefined && isLowBalance(balance.data) ? (
        <Notice tone="warning" title={t('BESC balance low')}>
          {t('You need BESC for transaction fees.')}
        </Notice>
      ) : null}
      <div className="rounded-control border border-border bg-surface-sunken p-4">
        <div className="flex items-center gap-3">
          <AccountAvatar address={address} size={44} />
          <dl className="min-w-0 flex-1">
            <dt className="text-sm text-text-muted">{t('BESC balance')}</dt>
            <dd className="text-xl font-semibold">
              {balance.isPending && !isUnread ? (
                <Skeleton className="w-32" />
              ) : (
                <ShownAmount amount={balance.data} decimals={18} meaning="held" place="balance" symbol="BESC" />
              )}
            </dd>
          </dl>
        </div>
        {isUnread ? (
          <p role="status" className="mt-2 text-sm text-danger">
            {t('Couldn’t load the balance.')}
          </p>
        ) : null}
        <div className="mt-4 border-t border-border pt-3">
          <p className="text-sm text-text-muted">{connectorName ?? t('Your address')}</p>
          {name === undefined ? null : (
            <p className="font-semibold [overflow-wrap:anywhere]" data-testid="account-name">
              <bdi>{name}</bdi>
            </p>
          )}
          <div className="flex items-center gap-2">
            <p className="min-w-0 flex-1 text-sm font-medium tabular-nums" data-testid="wallet-address">
              <HalvedText text={address} />
            </p>
            <CopyButton text={address} label={t('Copy address')} />
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        {links}
        {explorerUrl ? (
          <Button
            wide
            icon={<ExternalLink size={18} aria-hidden />}
            render={<a href={explorerUrl} target="_blank" rel="noreferrer noopener" />}
          >
            {t('View on BESCScan')}
          </Button>
        ) : null}
        <Button wide icon={<Plus size={18} aria-hidden />} onClick={() => void watchToken(money)}>
          {t('Add %symbol% to your wallet', { symbol: money.symbol })}
        </Button>
        <Button wide kind="quiet" icon={<LogOut size={18} aria-hidden />} onClick={() => void disconnect()}>
          {t('Disconnect Wallet')}
        </Button>
      </div>
    </div>
  );
}
