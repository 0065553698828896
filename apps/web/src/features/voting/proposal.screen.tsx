import type { Hex } from '@besc/domain/shared/hex';
import type { Proposal } from '@besc/domain/voting/proposal';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { CheckCard } from './components/check-card';
import { MarkdownText } from './components/markdown-text';
import { ProposalFacts } from './components/proposal-facts';
import { Results } from './components/results';
import { KindBadge, StateBadge } from './components/state-badge';
import { TimeToVote } from './components/time-to-vote';
import { VotePanel } from './components/vote-panel';
import { VotesList } from './components/votes-list';
import { loadingStatus } from './loading-status';
import { proposalId } from './proposal-path';
import { proposalQuery } from './voting.queries';

/** What is asked, how it stands, and the account's own voice. */
export function ProposalScreen() {
  const { t } = useText();
  const id = proposalId(useParams<{ id: string }>().id);
  const hasHub = useChain().settings.api.url !== '';
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-4 px-4 py-4 sm:px-6 sm:py-6">
      <TextLink className="inline-flex min-h-11 items-center self-start" render={<Link to="/voting" />}>
        {t('All proposals')}
      </TextLink>
      {id === undefined || !hasHub ? <NoProposal /> : <Found id={id} />}
    </div>
  );
}

function NoProposal() {
  const { t } = useText();
  return (
    <>
      <h1 className="sr-only">{t('Proposals')}</h1>
      <EmptyState
        title={t('There is no such proposal.')}
        action={<Button render={<Link to="/voting" />}>{t('All proposals')}</Button>}
      />
    </>
  );
}

function Found({ id }: { readonly id: Hex }) {
  const { t } = useText();
  const query = useQuery(proposalQuery(useChain(), id));
  return (
    <div data-status={loadingStatus(query)}>
      {query.data ? null : <h1 className="sr-only">{t('Proposals')}</h1>}
      <QueryView
        query={query}
        data={query.data}
        height="h-96"
        failure={t('The proposal couldn’t be read.')}
        empty={<NoProposal />}
      >
        {(proposal) => <Whole proposal={proposal} />}
      </QueryView>
    </div>
  );
}

function Whole({ proposal }: { readonly proposal: Proposal }) {
  const { title, body, state, kind } = proposal;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-col gap-3">
          <h1 className="text-2xl font-semibold text-pretty [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
            <StateBadge state={state} />
            <KindBadge kind={kind} />
            <TimeToVote proposal={proposal} />
          </p>
        </header>
        <div className="rounded-card border border-border bg-surface-raised p-4 sm:p-5">
          <MarkdownText text={body} />
        </div>
      </div>
      <aside className="flex flex-col gap-5 lg:row-span-2">
        <VotePanel proposal={proposal} />
        {state === 'pending' ? null : <Results proposal={proposal} />}
        {state === 'pending' ? null : <CheckCard proposal={proposal} />}
        <ProposalFacts proposal={proposal} />
      </aside>
      {state === 'pending' ? null : (
        <div className="min-w-0">
          <VotesList proposal={proposal} />
        </div>
      )}
    </div>
  );
}
