import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { rateText } from '../../../blocks/amounts/rate-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { type IfoPlace, ifoPlace } from '../ifo-place';
import { useSales } from '../use-sales';
import { SaleMark } from './sale-mark';
import { StatusBadge } from './status-badge';

/** For the front page: the sale that is live or comes next. Nothing on a chain without sales. */
export function IfoTile() {
  const place = ifoPlace(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: IfoPlace }) {
  const { t, locale } = useText();
  const { sales = [] } = useSales(place, 2);
  const view = sales.find(({ status }) => status === 'live') ?? sales.find(({ status }) => status === 'coming_soon');
  return (
    <FrontTile title={t('Initial Farm Offering')} link={{ to: '/ifo', label: t('Take part') }}>
      <div className="flex items-center gap-4">
        <SaleMark className="size-14 shrink-0" />
        <p className="text-sm text-text-muted">
          {t('Buy new tokens from their makers, at a price that is the same for all.')}
        </p>
      </div>
      {view ? (
        <dl className="mt-3">
          <DataRow label={view.tokens ? displaySymbol(view.tokens.offered.symbol) : t('Sale')} isStrong>
            <StatusBadge {...view} />
          </DataRow>
          <DataRow label={view.status === 'live' ? t('Ends in') : t('Starts in')}>
            <Countdown
              until={{
                kind: 'block',
                block: BigInt(view.status === 'live' ? view.sale.endBlock : view.sale.startBlock),
              }}
              over={t('any moment now')}
            />
          </DataRow>
          {view.pools.map(({ pid, share }) => (
            <DataRow key={pid} label={pid === 0 ? t('Basic sale') : t('Unlimited sale')}>
              {rateText(share, locale)}
            </DataRow>
          ))}
        </dl>
      ) : null}
    </FrontTile>
  );
}
