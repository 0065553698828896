import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { auctionView } from '../auction-view';
import { auctionQuery } from '../auctions.queries';
import { type AuctionsPlace, auctionsPlace } from '../auctions-place';
import { AuctionMark } from './auction-mark';
import { MoneyText } from './money-text';
import { StatusBadge } from './status-badge';

/** For the front page: the newest auction. Nothing on a chain without auctions. */
export function AuctionTile() {
  const place = auctionsPlace(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: AuctionsPlace }) {
  const { t, locale } = useText();
  const { data } = useQuery(auctionQuery(useChain(), place, undefined));
  const head = useChainHead()?.block;
  const round = data?.newest;
  const block = head === undefined ? undefined : Number(head);
  const view = round && auctionView({ round, own: undefined, account: undefined, block });
  return (
    <FrontTile title={t('Farm Auctions')} link={{ to: '/farms/auction', label: t('Bid') }}>
      <div className="flex items-center gap-4">
        <AuctionMark className="size-14 shrink-0" />
        <p className="text-sm text-text-muted">{t('Projects bid MONEY for a farm. Winning bids are burned.')}</p>
      </div>
      {view === undefined ? null : (
        <dl className="mt-3">
          <DataRow label={t('Auction %number%', { number: String(view.round.number) })} isStrong>
            <StatusBadge status={view.status} />
          </DataRow>
          {view.status === 'Open' || view.status === 'Pending' ? (
            <DataRow label={view.status === 'Open' ? t('Ends in') : t('Starts in')}>
              <Countdown
                until={{
                  kind: 'block',
                  block: BigInt(view.status === 'Open' ? view.round.auction.endBlock : view.round.auction.startBlock),
                }}
                over={t('any moment now')}
              />
            </DataRow>
          ) : null}
          <DataRow label={t('First bid')}>
            <MoneyText place={place} amount={view.round.auction.initialBidAmount} />
          </DataRow>
          <DataRow label={t('Bidders')}>
            {view.round.participants === undefined ? '–' : formatDecimal(String(view.round.participants), locale)}
          </DataRow>
        </dl>
      )}
    </FrontTile>
  );
}
