import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { ActionCard } from '../../blocks/action/action-card';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { SwitchNetworkButton } from '../../blocks/wallet/switch-network-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { Positions } from './components/positions';

const JoinablePools = lazyPart(
  'joinable-pools',
  async () => (await import('./components/joinable-pools')).JoinablePools,
);

/** The own positions, all pools to join, and the ways to more of them. */
export function LiquidityScreen() {
  const { t } = useText();
  const account = useAccount();
  const chainState = useChainState(false);
  return (
    <ScreenFrame>
      <ActionCard title={t('Your Liquidity')} subtitle={t('Remove liquidity to receive tokens back')} isWide>
        {account.address === undefined ? (
          <>
            <ChainNotice state={chainState} shownAt={undefined} className="mb-3" />
            <EmptyState title={t('Connect to a wallet to view your liquidity.')} action={<ConnectButton />} />
          </>
        ) : (
          <Positions owner={account.address} />
        )}
        <div className="mt-5 flex flex-col items-center gap-3 border-t border-border pt-4 md:flex-row md:flex-wrap md:justify-between">
          {account.wrongNetwork ? (
            <div className="w-full">
              <SwitchNetworkButton />
            </div>
          ) : null}
          <p className="text-sm text-text-muted">
            {t('Don’t see a pool you joined?')}{' '}
            <TextLink render={<Link to="/find" />}>{t('Find other LP tokens')}</TextLink>
          </p>
          <div className="w-full md:w-auto">
            <Button
              // What stands above it comes first: connect, or change the network.
              kind={account.address === undefined || account.wrongNetwork ? 'secondary' : 'primary'}
              size="large"
              wide
              icon={<Plus size={18} aria-hidden />}
              render={<Link to="/add" />}
            >
              {t('Add Liquidity')}
            </Button>
          </div>
        </div>
      </ActionCard>
      <Suspense fallback={null}>
        <JoinablePools owner={account.address} />
      </Suspense>
    </ScreenFrame>
  );
}
