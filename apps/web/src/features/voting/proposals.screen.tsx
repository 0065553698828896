import type { Proposal, ProposalKind, ProposalState } from '@besc/domain/voting/proposal';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { useAccount } from '../../blocks/wallet/use-account';
import { ProposalRow } from './components/proposal-row';
import { stateNames } from './components/state-badge';
import { loadingStatus } from './loading-status';
import { ownVotesQuery, proposalsQuery } from './voting.queries';

const states = ['active', 'pending', 'closed'] as const satisfies ProposalState[];
const kinds = ['core', 'community'] as const satisfies ProposalKind[];

/** What can be voted on, what comes, and what was decided. */
export function ProposalsScreen() {
  const { t } = useText();
  const hasHub = useChain().settings.api.url !== '';
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold">{t('Voting')}</h1>
          <p className="text-text-muted">
            {t('MONEY is your voice. Voting is free, and anyone can verify the result.')}
          </p>
        </div>
        {hasHub ? (
          <Button kind="primary" render={<Link to="/voting/proposal/create" />}>
            {t('Make a Proposal')}
          </Button>
        ) : null}
      </header>
      {hasHub ? <Proposals /> : <EmptyState title={t('Voting isn’t available on this chain.')} />}
    </div>
  );
}

function Proposals() {
  const { t, say } = useText();
  const { params, setParams } = useQueryParams();
  const state = states.find((each) => each === params.state) ?? 'active';
  const kind = kinds.find((each) => each === params.kind);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label={t('State')}
          value={state}
          onValueChange={(next) => setParams({ state: next === 'active' ? undefined : next })}
          options={states.map((value) => ({ value, label: say(stateNames[value]) }))}
        />
        <SegmentedControl
          label={t('By whom')}
          value={kind ?? 'all'}
          onValueChange={(next) => setParams({ kind: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: t('All') },
            { value: 'core', label: t('Core') },
            { value: 'community', label: t('Community') },
          ]}
        />
      </div>
      <ProposalList key={`${state} ${kind}`} state={state} kind={kind} />
    </>
  );
}

function ProposalList({ state, kind }: { readonly state: ProposalState; readonly kind: ProposalKind | undefined }) {
  const { t } = useText();
  const chain = useChain();
  const { address } = useAccount();
  const query = useInfiniteQuery(proposalsQuery(chain, { state, ...(kind && { kind }) }));
  const rows = query.data && distinct(query.data.pages.flat());
  const own = useQuery(ownVotesQuery(chain, address, rows?.map(({ id }) => id) ?? []));
  return (
    <section
      aria-label={t('Proposals')}
      aria-busy={loadingStatus(query) === 'loading'}
      data-status={loadingStatus(query)}
      className="overflow-hidden rounded-card border border-border bg-surface-raised"
    >
      <QueryView
        query={query}
        data={rows}
        height="h-96"
        failure={t('The proposals couldn’t be read.')}
        empty={<EmptyState title={t('No proposals found')} />}
      >
        {(proposals) => (
          <>
            <ul className="divide-y divide-border">
              {proposals.map((proposal) => (
                <li key={proposal.id}>
                  <ProposalRow proposal={proposal} own={own.data?.find((vote) => vote.proposal.id === proposal.id)} />
                </li>
              ))}
            </ul>
            {query.hasNextPage ? (
              <div className="border-t border-border p-3 text-center">
                <Button pending={query.isFetchingNextPage && t('Loading')} onClick={() => void query.fetchNextPage()}>
                  {t('Load more')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** A proposal that came between two pages moves the others by one. */
function distinct(proposals: readonly Proposal[]): readonly Proposal[] {
  return [...new Map(proposals.map((proposal) => [proposal.id, proposal])).values()];
}
