import type { Team } from '@besc/sdk/profile/read-teams';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { hasFailed } from '../../lib/has-failed';
import { Members } from './components/members';
import { TeamCard } from './components/team-card';
import { memberPointsQuery, teamsQuery } from './profile.queries';
import { type ProfilePlace, profilePlace } from './profile-place';
import { rankedTeams } from './ranked-teams';

/** All teams by their points. */
export function TeamsScreen() {
  const { t } = useText();
  const place = profilePlace(useChain().settings);
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header>
        <h1 className="text-2xl font-semibold">{t('Teams')}</h1>
        <p className="text-text-muted">{t('Points of all members count for their team.')}</p>
      </header>
      {place === undefined ? <EmptyState title={t('There are no profiles on this chain.')} /> : <Teams place={place} />}
    </div>
  );
}

function Teams({ place }: { readonly place: ProfilePlace }) {
  const { t } = useText();
  const query = useQuery(teamsQuery(useChain(), place));
  const chainState = useChainState(hasFailed(query));
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.dataUpdatedAt} />
      <QueryView query={query} data={query.data} height="h-80" failure={t('The teams could not be read.')}>
        {(teams) => <RankedTeams teams={teams} />}
      </QueryView>
    </>
  );
}

function RankedTeams({ teams }: { readonly teams: readonly (Team | undefined)[] }) {
  const { t } = useText();
  const points = useQuery(memberPointsQuery(useChain()));
  const ranked = rankedTeams(teams, points.data);
  const isPartly = ranked.length < teams.length || hasFailed(points);
  return (
    <>
      {isPartly ? <Notice tone="warning">{t('Not all could be read')}</Notice> : null}
      <ul className="grid gap-4 md:grid-cols-3">
        {ranked.map((one) => (
          <li key={one.team.id}>
            <TeamCard {...one} />
          </li>
        ))}
      </ul>
      <Members team={undefined} />
    </>
  );
}
