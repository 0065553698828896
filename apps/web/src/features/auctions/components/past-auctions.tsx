import type { Address } from '@besc/domain/shared/address';
import { countForm } from '@besc/domain/shared/number-text';
import type { OwnBid } from '@besc/sdk/auctions/read-auctions';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { IconButton } from '@besc/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { useAddressState } from '../../../blocks/navigation/use-address-state';
import { auctionView } from '../auction-view';
import { pastAuctionQuery } from '../auctions.queries';
import { auctionsOverlay } from '../auctions-overlay';
import type { AuctionsPlace } from '../auctions-place';
import { AuctionFigures } from './auction-figures';
import { ClosedAuctions } from './closed-auctions';
import { Leaderboard } from './leaderboard';
import { StatusBadge } from './status-badge';

/** An earlier auction by its number, which stands in the address; the newest closed one at first. */
export function PastAuctions(props: {
  readonly place: AuctionsPlace;
  /** The number of the newest that is closed, 0 before the first. */
  readonly last: number;
  readonly own: readonly OwnBid[] | undefined;
  readonly account: Address | undefined;
}) {
  const { t } = useText();
  const { place, last, own, account } = props;
  const { state: text, change } = useAddressState<string | undefined>({
    names: ['round'],
    read: ({ round }) => round,
    write: (round) => ({ round }),
  });
  const shown = text ?? (last === 0 ? '' : String(last));
  const wanted = /^\d{1,9}$/.test(shown) ? Number(shown) : undefined;
  const number = wanted !== undefined && wanted >= 1 && wanted <= last ? wanted : undefined;
  const query = useQuery(pastAuctionQuery(useChain(), place, number));
  const round = query.data?.round;
  const view = round && auctionView({ round, own, account, block: undefined });
  const go = (to: number) => change(String(to), 'at-once');
  return (
    <section aria-labelledby="auctions-past" className="flex flex-col gap-4">
      <h2 id="auctions-past" className="text-lg font-semibold">
        {t('Past auctions')}
      </h2>
      {last === 0 ? (
        <p className="text-sm text-text-muted">{t('No auction is closed yet.')}</p>
      ) : (
        <>
          <div className="flex items-end gap-2">
            <IconButton
              label={t('Earlier auction')}
              icon={<ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />}
              disabled={number === undefined || number <= 1}
              onClick={() => go((number ?? 2) - 1)}
            />
            <NumberField
              className="max-w-40"
              label={t('Auction ID / Round')}
              takes={countForm}
              value={shown}
              onValueChange={(typed) => change(typed, 'at-rest')}
            />
            <IconButton
              label={t('Later auction')}
              icon={<ChevronRight size={20} aria-hidden className="rtl:-scale-x-100" />}
              disabled={number === undefined || number >= last}
              onClick={() => go((number ?? 0) + 1)}
            />
          </div>
          {number === undefined ? (
            <p role="status" className="text-sm text-text-muted">
              {shown === ''
                ? t('Please specify auction ID / Round')
                : t('There is no closed auction of this number. The last one is %last%.', { last: String(last) })}
            </p>
          ) : (
            <QueryView query={query} data={view} height="h-96" failure={t('Error fetching data')}>
              {(known) => (
                <Card
                  kind="panel"
                  titleLevel={3}
                  title={t('Auction %number%', { number: String(number) })}
                  actions={
                    <span className="me-2">
                      <StatusBadge status={known.status} />
                    </span>
                  }
                >
                  <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
                    <div className="flex flex-col gap-4">
                      <AuctionFigures view={known} place={place} />
                      {known.isReclaimable ? (
                        <Button
                          kind="primary"
                          wide
                          onClick={() => auctionsOverlay.open({ kind: 'claim', number: known.round.number })}
                        >
                          {t('Reclaim bid')}
                        </Button>
                      ) : null}
                    </div>
                    <div className="flex flex-col gap-2">
                      <h4 className="text-base font-semibold">{t('Winners')}</h4>
                      <Leaderboard view={known} place={place} />
                    </div>
                  </div>
                </Card>
              )}
            </QueryView>
          )}
          <ClosedAuctions place={place} />
        </>
      )}
    </section>
  );
}
