import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { ProfileOf } from './components/profile-of';
import { profilePlace } from './profile-place';

/** The profile of the connected account, with the way to its items. */
export function ProfileScreen() {
  const { t } = useText();
  const place = profilePlace(useChain().settings);
  const account = useAccount().address;
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl font-semibold">{t('Profile')}</h1>
        {account ? (
          <TextLink className="inline-flex min-h-11 items-center" render={<Link to="/nfts/profile" />}>
            {t('Your collectibles')}
          </TextLink>
        ) : null}
      </header>
      {place === undefined ? (
        <EmptyState title={t('There are no profiles on this chain.')} />
      ) : account === undefined ? (
        <EmptyState title={t('Please connect your wallet to continue')} action={<ConnectButton />} />
      ) : (
        <ProfileOf place={place} account={account} isOwn />
      )}
    </div>
  );
}
