import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { LinkTabs } from '../../blocks/navigation/link-tabs';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { useAccount } from '../../blocks/wallet/use-account';
import { competitionOverlay } from './competition-overlay';
import { type CompetitionPlace, competitionPlace } from './competition-place';
import { BattleMark } from './components/battle-mark';
import { CompetitionDialog } from './components/competition-dialog';
import { CountedPairs } from './components/counted-pairs';
import { OwedNotice } from './components/owed-notice';
import { OwnStanding } from './components/own-standing';
import { OwnTrades } from './components/own-trades';
import { PhaseLine } from './components/phase-line';
import { PrizesTable } from './components/prizes-table';
import { RanksList } from './components/ranks-list';
import { TeamRace } from './components/team-race';
import { type CompetitionView, useCompetitions } from './use-competitions';
import { useOwnTier } from './use-own-tier';

const path = '/trading-competition';

/** Competitions: phases, where one stands, the teams, prizes and ranks. */
export function CompetitionScreen() {
  const { t } = useText();
  const place = competitionPlace(useChain().settings);
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex items-center gap-4">
        <BattleMark className="size-16 shrink-0" />
        <div>
          <h1 className="text-2xl font-semibold">{t('Trading competition')}</h1>
          <p className="text-text-muted">{t('Three teams trade for prizes. Your profile’s team is yours.')}</p>
        </div>
      </header>
      {place === undefined ? (
        <EmptyState title={t('Trading competitions are not available on this chain.')} />
      ) : (
        <Competitions place={place} />
      )}
    </div>
  );
}

function Competitions({ place }: { readonly place: CompetitionPlace }) {
  const { t } = useText();
  const { params } = useQueryParams();
  const asked = params.number;
  // What is no number is of no competition.
  const number = asked === undefined ? undefined : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
  const { query, views } = useCompetitions(place, number);
  const chainState = useChainState(query.isError);
  const { data } = query;
  return (
    <>
      <ChainNotice state={chainState} shownAt={data === undefined ? undefined : query.dataUpdatedAt} />
      {data?.isPartly ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      <QueryView
        query={query}
        data={data && { ...data, views: views ?? [] }}
        height="h-96"
        failure={t('The competitions could not be read.')}
      >
        {(known) => {
          if (known.count === 0) {
            return <EmptyState title={t('No competition yet')} picture={<BattleMark className="size-20" />} />;
          }
          const isUnknown = number !== undefined && (number < 1 || number > known.count);
          const here = number ?? known.views[0]?.competition.id;
          const view = known.views.find(({ competition }) => competition.id === here);
          const tabOf = (id: number | undefined, label: string) =>
            id === undefined ? [] : [{ to: `${path}?number=${id}`, label, isHere: id === here }];
          const tabs = [
            ...tabOf(known.newer, t('Newer')),
            ...known.views.flatMap(({ competition: { id } }) => tabOf(id, `#${id}`)),
            ...tabOf(known.older, t('Older')),
          ];
          return (
            <>
              <div className="max-w-full overflow-x-auto">
                <LinkTabs label={t('Competitions')} tabs={tabs} />
              </div>
              <OwedNotice place={place} shown={here} />
              {isUnknown ? (
                <EmptyState title={t('There is no competition %number%.', { number: asked ?? '' })} />
              ) : null}
              {view === undefined ? null : (
                <>
                  <One key={view.competition.id} view={view} />
                  <CompetitionDialog place={place} view={view} />
                </>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function One({ view }: { readonly view: CompetitionView }) {
  const { t } = useText();
  const { competition, phase, own, profile, names } = view;
  const { address } = useAccount();
  const tier = useOwnTier(view, address);
  return (
    <div className="flex flex-col gap-5">
      <PhaseLine competition={competition} phase={phase} />
      {competition.root === undefined ? null : (
        <div>
          <Button onClick={() => competitionOverlay.open('check')}>{t('Check the result')}</Button>
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <OwnStanding competition={competition} own={own} profile={profile} names={names} />
        <TeamRace competition={competition} names={names} ownTeam={own?.teamId} />
      </div>
      <PrizesTable
        competition={competition}
        names={names}
        own={own?.teamId === undefined || tier === undefined ? undefined : { teamId: own.teamId, tier }}
      />
      <CountedPairs competition={competition} />
      <RanksList competition={competition} names={names} />
      {own?.teamId === undefined ? null : <OwnTrades competition={competition} account={address} />}
    </div>
  );
}
