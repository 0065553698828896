import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { useQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { marketQuery } from '../prediction.queries';
import { type PredictionPlace, predictionPlace } from '../prediction-place';
import { payoutText, priceText } from '../price-text';
import { useRounds } from '../use-prediction';
import { BullAndBear } from './animals';

/** For the front page: the round that takes bets now. Nothing on a chain without the game. */
export function PredictionTile() {
  const place = predictionPlace(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: PredictionPlace }) {
  const { t, locale } = useText();
  const { view, cards, status } = useRounds(place);
  const market = useQuery(marketQuery(useChain()));
  const next = cards?.find(({ phase }) => phase === 'open');
  return (
    <FrontTile title={t('Prediction')} link={{ to: '/prediction', label: t('Play') }}>
      <div className="flex items-center gap-4">
        <BullAndBear />
        <p className="text-sm text-text-muted">{t('Will BESC be higher or lower when the round ends?')}</p>
      </div>
      <dl className="mt-3">
        <DataRow label={t('BESC in USD, by the oracle')} isStrong>
          <NumberText value={view?.price && priceText(view.price.price, locale)} />
        </DataRow>
        <DataRow label={next ? t('Round #%round%', { round: String(next.epoch) }) : t('Next round')}>
          {next ? (
            <Countdown until={{ kind: 'time', seconds: BigInt(next.lockAt) }} over={t('any moment now')} />
          ) : status === 'paused' ? (
            t('Markets are paused')
          ) : (
            '–'
          )}
        </DataRow>
        <DataRow label={t('Prize Pool')}>
          <ShownAmount amount={next?.total} decimals={18} meaning="held" symbol="BESC" />
        </DataRow>
        {market.data ? (
          <DataRow label={t('Won so far by everyone')}>
            <ShownAmount amount={market.data.totalAmountWon} decimals={18} meaning="held" symbol="BESC" />
          </DataRow>
        ) : null}
        <DataRow label={t('UP and DOWN payouts')}>
          <span className="text-up">↑ {payoutText(next?.payout.bull, locale)}</span>{' '}
          <span className="text-down">↓ {payoutText(next?.payout.bear, locale)}</span>
        </DataRow>
      </dl>
    </FrontTile>
  );
}
