import { EmptyState } from '@besc/ui/empty-state';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useParams } from 'wouter';
import { useText } from '../../blocks/language/use-text';
import { AccountAvatar } from '../../blocks/name-service/account-avatar';
import { AccountName } from '../../blocks/name-service/account-name';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { AccountTabs } from './components/account-tabs';
import { MarketHead } from './components/market-head';
import { NftDialog } from './components/nft-dialog';

/** The items of the connected account, or of the one in the address, each with its place; and what it did on the market. */
export function OwnItemsScreen() {
  const { t } = useText();
  const own = useAccount().address;
  const { account: text } = useParams<{ readonly account?: string }>();
  const account = text === undefined ? own : parseAddress(text);
  const path = text === undefined ? '/nfts/profile' : `/nfts/profile/${text}`;
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      {account === undefined || account === own ? (
        <MarketHead title={t('Your Profile')} here="/nfts/profile" account={account} />
      ) : (
        <h1 className="flex min-w-0 items-center gap-3 text-2xl font-semibold">
          <AccountAvatar address={account} size={40} />
          <AccountName address={account} />
        </h1>
      )}
      {account !== undefined ? (
        <>
          <AccountTabs key={account} account={account} isOwn={account === own} path={path} />
          <NftDialog />
        </>
      ) : text === undefined ? (
        <EmptyState title={t('Please connect your wallet to continue')} action={<ConnectButton />} />
      ) : (
        <EmptyState title={t('This is not the address of an account.')} />
      )}
    </div>
  );
}
