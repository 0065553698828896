import { DataRow } from '@besc/ui/data-row';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { type CompetitionPlace, competitionPlace } from '../competition-place';
import { useCompetitions } from '../use-competitions';
import { BattleMark } from './battle-mark';

/** For the front page: the competition that runs or comes next. Nothing on a chain without competitions. */
export function CompetitionTile() {
  const place = competitionPlace(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: CompetitionPlace }) {
  const { t, locale } = useText();
  const { views = [] } = useCompetitions(place);
  const competition = views.find(({ phase }) => phase === 'battle' || phase === 'registration')?.competition;
  const isOpen = competition?.status === 'open';
  const users = competition?.users.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <FrontTile title={t('Trading competition')} link={{ to: '/trading-competition', label: t('Take part') }}>
      <div className="flex items-center gap-4">
        <BattleMark className="size-14 shrink-0" />
        <p className="text-sm text-text-muted">{t('Three teams trade for prizes. Your profile’s team is yours.')}</p>
      </div>
      {competition === undefined ? null : (
        <dl className="mt-3">
          <DataRow label={isOpen ? t('Ends in') : t('Starts in')} isStrong>
            <Countdown
              until={{ kind: 'time', seconds: BigInt(isOpen ? competition.endTime : competition.startTime) }}
              over={t('any moment now')}
            />
          </DataRow>
          <DataRow label={t('Accounts')}>{formatDecimal(String(users), locale)}</DataRow>
        </dl>
      )}
    </FrontTile>
  );
}
