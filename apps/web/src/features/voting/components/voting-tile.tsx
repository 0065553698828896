import { resultOf } from '@besc/domain/voting/vote-result';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { proposalPath } from '../proposal-path';
import { latestProposalQuery } from '../voting.queries';
import { ChoiceBar } from './choice-bar';
import { StateBadge } from './state-badge';
import { TimeToVote } from './time-to-vote';

/** For the front page: the proposal that can be voted on, or the latest one. Nothing where there is no hub. */
export function VotingTile() {
  const { url } = useChain().settings.api;
  return url === '' ? null : <Tile />;
}

function Tile() {
  const { t } = useText();
  const query = useQuery(latestProposalQuery(useChain()));
  return (
    <FrontTile title={t('Voting')} link={{ to: '/voting', label: t('All proposals') }}>
      <QueryView
        query={query}
        data={query.data}
        height="h-28"
        failure={t('The proposals couldn’t be read.')}
        empty={<p className="text-sm text-text-muted">{t('No proposals found')}</p>}
      >
        {(proposal) => {
          const { choices, leading } = resultOf(proposal.scores);
          const share = leading && choices[leading - 1]?.shareBps;
          return (
            <div className="flex flex-col gap-3">
              <Link
                to={proposalPath(proposal.id)}
                className="relative font-semibold [overflow-wrap:anywhere] after:absolute after:-inset-y-2.5 after:inset-x-0 hover:underline"
              >
                <bdi>{proposal.title}</bdi>
              </Link>
              <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
                <StateBadge state={proposal.state} />
                <TimeToVote proposal={proposal} />
                <span>{t('%count% votes', { count: proposal.voters })}</span>
              </p>
              {leading === undefined ? null : (
                <ChoiceBar choice={proposal.choices[leading - 1] ?? '–'} shareBps={share ?? 0} isLeading />
              )}
            </div>
          );
        }}
      </QueryView>
    </FrontTile>
  );
}
