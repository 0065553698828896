import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Notice } from '@besc/ui/notice';
import { EnableTokenButton } from '../../../blocks/action/enable-token-button';
import { useAllowance } from '../../../blocks/action/use-allowance';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { formatDecimal } from '../../../lib/format-decimal';
import type { AuctionView } from '../auction-view';
import { auctionsOverlay } from '../auctions-overlay';
import type { AuctionsPlace } from '../auctions-place';
import { AuctionFigures } from './auction-figures';
import { Leaderboard } from './leaderboard';
import { StatusBadge } from './status-badge';

/** Places of an auction as the documents have it. */
const usualPlaces = 10;

/** The newest auction: who leads, and what the account can do. */
export function AuctionPanel(props: {
  readonly view: AuctionView;
  readonly place: AuctionsPlace;
  readonly hasAccount: boolean;
  /** Undefined while that is not known. */
  readonly isListed: boolean | undefined;
}) {
  const { t, locale } = useText();
  const { view, place, hasAccount, isListed } = props;
  const { round, status, own } = view;
  const places = round.auction.leaderboard;
  const allowance = useAllowance(isListed ? place.money : undefined, place.address);
  return (
    <Card
      kind="panel"
      title={t('Auction %number%', { number: String(round.number) })}
      subtitle={t('Farms won last 7 days')}
      actions={
        <span className="me-2">
          <StatusBadge status={status} />
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <AuctionFigures view={view} place={place} />
          {hasAccount ? <ListStatus isListed={isListed} /> : null}
          {action()}
        </div>
        <div className="flex flex-col gap-2">
          <h3 className="text-base font-semibold">
            {places === usualPlaces
              ? t('Top 10 bids')
              : t('Winning places: %places%', { places: formatDecimal(String(places), locale) })}
          </h3>
          <Leaderboard view={view} place={place} />
        </div>
      </div>
    </Card>
  );

  function action() {
    if (view.isReclaimable) {
      return (
        <Button
          kind="primary"
          size="large"
          wide
          onClick={() => auctionsOverlay.open({ kind: 'claim', number: round.number })}
        >
          {t('Reclaim bid')}
        </Button>
      );
    }
    if (status === 'Closed' || status === 'Finished') {
      if (own === undefined || own.amount === 0n || status === 'Closed') return null;
      return <Button size="large" wide disabledReason={t('Waiting for the close')} />;
    }
    if (!hasAccount) return <ConnectButton wide />;
    if (isListed === false) return <Button size="large" wide disabledReason={t('Only projects on the list can bid')} />;
    if (status === 'ToBeAnnounced' || isListed === undefined)
      return <Button size="large" wide pending={t('Loading')} />;
    const least = own !== undefined && own.amount > 0n ? 1n : round.auction.initialBidAmount;
    if (allowance.amount !== undefined && allowance.amount < least) {
      return (
        <EnableTokenButton
          token={place.money}
          spender={place.address}
          amount={round.auction.initialBidAmount}
          hasSymbol={false}
          label={t('Enable contract')}
          state={allowance.isPending ? 'pending' : 'not-approved'}
        />
      );
    }
    if (status === 'Pending') return <Button size="large" wide disabledReason={t('Not started yet')} />;
    return (
      <Button kind="primary" size="large" wide onClick={() => auctionsOverlay.open({ kind: 'bid' })}>
        {own !== undefined && own.amount > 0n ? t('Raise bid') : t('Place bid')}
      </Button>
    );
  }
}

function ListStatus({ isListed }: { readonly isListed: boolean | undefined }) {
  const { t } = useText();
  if (isListed === undefined) return null;
  return isListed ? (
    <Notice tone="success">{t('Your wallet is on the whitelist: it can bid.')}</Notice>
  ) : (
    <Notice tone="info">{t('Your wallet is not on the whitelist: you can follow the auction, but not bid.')}</Notice>
  );
}
