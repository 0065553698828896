import { TextLink } from '@besc/ui/text-link';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ChartPair } from '../../../blocks/charts/chart-pair';
import { usePairMarket } from '../../../blocks/charts/use-pair-market';
import { usePairPlace } from '../../../blocks/charts/use-pair-place';
import { usePageOf } from '../../../blocks/feature/use-page-of';
import { useText } from '../../../blocks/language/use-text';
import { seenTrades } from '../pair-trades';
import { MarketStrip } from './market-strip';
import { MarketTrades } from './market-trades';

/** What goes on in the pair, from the index; without an answer nothing stands here. */
export function MarketPanel({ pair }: { readonly pair: ChartPair }) {
  const { t } = useText();
  const place = usePairPlace(pair);
  const pageOf = usePageOf();
  const market = usePairMarket(place.address);
  const trades = useMemo(() => market && seenTrades(market.trades, place.token), [market, place.token]);
  if (!market || !trades) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <MarketStrip market={market} side={place} />
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{t('Trades')}</h3>
        {pageOf ? (
          <TextLink render={<Link to={pageOf.pool(place.address)} />} className="text-sm">
            {t('All about this pool')}
          </TextLink>
        ) : null}
      </div>
      <MarketTrades pair={pair} trades={trades} />
    </div>
  );
}
