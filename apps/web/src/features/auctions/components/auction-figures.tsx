import { DataRow } from '@besc/ui/data-row';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { AuctionView } from '../auction-view';
import type { AuctionsPlace } from '../auctions-place';
import { MoneyText } from './money-text';

/** Terms and state of an auction in rows, with the account's part in it. */
export function AuctionFigures({ view, place }: { readonly view: AuctionView; readonly place: AuctionsPlace }) {
  const { t, locale } = useText();
  const { round, status, own, next } = view;
  const { auction, participants } = round;
  const block = (number: number) => formatDecimal(String(number), locale);
  const isRunning = status === 'Pending' || status === 'Open';
  return (
    <dl>
      {isRunning ? (
        <DataRow label={status === 'Open' ? t('Ends in') : t('Starts in')} isStrong>
          <Countdown
            until={{ kind: 'block', block: BigInt(status === 'Open' ? auction.endBlock : auction.startBlock) }}
            over={t('any moment now')}
          />
        </DataRow>
      ) : null}
      <DataRow label={t('Blocks')}>
        {block(auction.startBlock)} – {block(auction.endBlock)}
      </DataRow>
      <DataRow label={t('Places')}>{block(auction.leaderboard)}</DataRow>
      <DataRow label={t('First bid')}>
        <MoneyText place={place} amount={auction.initialBidAmount} />
      </DataRow>
      <DataRow label={t('Bidders')}>{participants === undefined ? '–' : block(participants)}</DataRow>
      {auction.isClosed ? (
        <DataRow
          label={t('Threshold')}
          help={{ name: t('About the threshold'), text: t('The total of the last winner, fixed at the close.') }}
        >
          <MoneyText place={place} amount={auction.leaderboardThreshold} />
        </DataRow>
      ) : null}
      {own !== undefined && own.amount > 0n ? (
        <>
          <DataRow label={t('Your bid')} isStrong>
            <MoneyText place={place} amount={own.amount} meaning="paid" />
          </DataRow>
          <DataRow label={t('Your place')} isStrong>
            {placeText()}
          </DataRow>
        </>
      ) : null}
      {status === 'Open' && next !== undefined && own !== undefined ? (
        <DataRow label={t('Place %place% costs', { place: String(next.place) })}>
          <MoneyText place={place} amount={next.cost} meaning="paid" />
        </DataRow>
      ) : null}
    </dl>
  );

  function placeText() {
    if (view.board === undefined) return '–';
    if (view.place === undefined) return auction.isClosed ? t('Not won') : t('Below all places');
    return auction.isClosed ? t('Won, %place%', { place: `#${view.place}` }) : `#${view.place}`;
  }
}
