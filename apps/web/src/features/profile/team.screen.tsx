import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useAccount } from '../../blocks/wallet/use-account';
import { Members } from './components/members';
import { TeamCard } from './components/team-card';
import { memberPointsQuery, teamsQuery } from './profile.queries';
import { type ProfilePlace, profilePlace } from './profile-place';
import { rankedTeams } from './ranked-teams';
import { useProfileState } from './use-profile-state';

/** One team by its number in the address. */
export function TeamScreen() {
  const { t } = useText();
  const place = profilePlace(useChain().settings);
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <h1 className="sr-only">{t('Team')}</h1>
      <p>
        <TextLink render={<Link to="/teams" />}>{t('All teams')}</TextLink>
      </p>
      {place === undefined ? (
        <EmptyState title={t('There are no profiles on this chain.')} />
      ) : (
        <TeamPart place={place} />
      )}
    </div>
  );
}

function TeamPart({ place }: { readonly place: ProfilePlace }) {
  const { t } = useText();
  const chain = useChain();
  const { address } = useAccount();
  const { id = '' } = useParams<{ readonly id?: string }>();
  const query = useQuery(teamsQuery(chain, place));
  const points = useQuery(memberPointsQuery(chain));
  const own = useProfileState(place, address);
  return (
    <QueryView query={query} data={query.data} height="h-80" failure={t('The team could not be read.')}>
      {(teams) => {
        const shown = rankedTeams(teams, points.data).find(({ team }) => String(team.id) === id);
        if (shown === undefined) return <EmptyState title={t('There is no such team.')} />;
        const isOwn = own.data?.teamId === shown.team.id;
        return (
          <>
            <TeamCard {...shown} />
            <Members team={shown.team.id} />
            {isOwn ? <p className="font-medium">{t('This is your team.')}</p> : null}
            {own.query.data?.kind === 'none' && shown.team.isJoinable ? (
              <Button kind="primary" render={<Link to={`/create-profile?team=${shown.team.id}`} />}>
                {t('Join this team')}
              </Button>
            ) : null}
          </>
        );
      }}
    </QueryView>
  );
}
