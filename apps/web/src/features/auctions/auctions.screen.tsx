import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useAccount } from '../../blocks/wallet/use-account';
import { auctionView, reclaimable } from './auction-view';
import { auctionQuery } from './auctions.queries';
import { type AuctionsPlace, auctionsPlace } from './auctions-place';
import { AuctionMark } from './components/auction-mark';
import { AuctionPanel } from './components/auction-panel';
import { AuctionsDialog } from './components/auctions-dialog';
import { HowItWorks } from './components/how-it-works';
import { OwnBids } from './components/own-bids';
import { PastAuctions } from './components/past-auctions';
import { ReclaimNotices } from './components/reclaim-notices';

/** Auctions of farm slots: the newest one, the past ones, and how it goes. */
export function AuctionsScreen() {
  const { t } = useText();
  const place = auctionsPlace(useChain().settings);
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-6 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex items-center gap-4">
        <AuctionMark className="size-16 shrink-0" />
        <div>
          <h1 className="text-2xl font-semibold">{t('Farm Auctions')}</h1>
          <p className="text-text-muted">{t('Projects bid MONEY for a farm. Winning bids are burned.')}</p>
        </div>
      </header>
      {place === undefined ? (
        <EmptyState title={t('Farm auctions are not available on this chain.')} />
      ) : (
        <Auctions place={place} />
      )}
    </div>
  );
}

function Auctions({ place }: { readonly place: AuctionsPlace }) {
  const { t } = useText();
  const chain = useChain();
  const { address: account } = useAccount();
  const query = useQuery(auctionQuery(chain, place, account));
  const head = useChainHead()?.block;
  const chainState = useChainState(query.isError);
  const { count = 0, newest, own, isListed } = query.data ?? {};
  const block = head === undefined ? undefined : Number(head);
  const view = newest && auctionView({ round: newest, own, account, block });
  // What was read serves; that something is missing is said.
  const isPartly = query.data !== undefined && account !== undefined && (own === undefined || isListed === undefined);
  const last = newest === undefined || newest.auction.isClosed ? count : count - 1;
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.data === undefined ? undefined : query.dataUpdatedAt} />
      {isPartly ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      <ReclaimNotices bids={reclaimable(own ?? [], newest)} place={place} />
      <QueryView
        query={query}
        data={query.data && (view ?? null)}
        height="h-96"
        failure={t('Error fetching data')}
        empty={
          <EmptyState title={t('To be announced')} picture={<AuctionMark className="size-20" />}>
            {t('No auction has been announced yet.')}
          </EmptyState>
        }
      >
        {(known) => <AuctionPanel view={known} place={place} hasAccount={account !== undefined} isListed={isListed} />}
      </QueryView>
      {query.data === undefined ? null : <PastAuctions place={place} last={last} own={own} account={account} />}
      {account === undefined ? null : <OwnBids place={place} account={account} />}
      <HowItWorks />
      <AuctionsDialog place={place} view={view} own={own ?? []} isListed={isListed} />
    </>
  );
}
