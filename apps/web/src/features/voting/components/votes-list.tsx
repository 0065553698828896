import type { Proposal } from '@besc/domain/voting/proposal';
import { Badge } from '@besc/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { DataList } from '../../../blocks/list/data-list';
import type { ListColumn } from '../../../blocks/list/list-column';
import { listState } from '../../../blocks/list/list-state';
import { AccountName } from '../../../blocks/name-service/account-name';
import { useAccount } from '../../../blocks/wallet/use-account';
import { hasFailed } from '../../../lib/has-failed';
import { isInvalid, type ListedVote, listedVotes } from '../listed-votes';
import { loadingStatus } from '../loading-status';
import { verifiedQuery, votesQuery } from '../voting.queries';
import { PowerText } from './power-text';

/** All votes that count, the own one on top. An invalid one is marked, not hidden. */
export function VotesList({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useText();
  const { address } = useAccount();
  const query = useQuery(votesQuery(useChain(), proposal.id));
  const rows = useMemo(() => query.data && listedVotes(query.data.votes, address), [query.data, address]);
  const columns = useMemo(
    (): readonly ListColumn<ListedVote>[] => [
      {
        key: 'voter',
        heading: t('Voter'),
        place: 'head',
        searchIn: ({ vote }) => vote.voter,
        cell: ({ vote, isOwn }) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <AccountName address={vote.voter} />
            {isOwn ? <Badge tone="primary">{t('You')}</Badge> : null}
          </span>
        ),
      },
      {
        key: 'choice',
        heading: t('Choice'),
        searchIn: ({ vote }) => proposal.choices[vote.choice - 1] ?? '',
        cell: (row) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <bdi className="[overflow-wrap:anywhere]">{proposal.choices[row.vote.choice - 1] ?? '–'}</bdi>
            <InvalidMark row={row} snapshot={proposal.snapshot} />
          </span>
        ),
      },
      {
        key: 'power',
        heading: t('Voting power'),
        isNumber: true,
        sortBy: ({ vote }) => vote.power,
        cell: ({ vote }) => <PowerText amount={vote.power} />,
      },
    ],
    [t, proposal.choices, proposal.snapshot],
  );
  const unread = query.data?.unread ?? 0;
  return (
    <section aria-labelledby="votes" data-status={loadingStatus(query)}>
      <h2 id="votes" className="mb-3 text-lg font-semibold">
        {t('Votes')}
      </h2>
      {unread > 0 ? (
        <p role="status" className="mb-2 text-sm text-warning">
          {t('%count% votes couldn’t be read', { count: unread })}
        </p>
      ) : null}
      <DataList
        label={t('Votes')}
        name="votes"
        columns={columns}
        rowKey={rowKey}
        state={listState({
          rows,
          asOf: query.dataUpdatedAt,
          isFailed: hasFailed(query),
          isTrying: query.isFetching,
          retry: () => void query.refetch(),
        })}
        empty={{ title: t('No votes yet') }}
        failure={{ title: t('The votes couldn’t be read.') }}
        pageSize={100}
      />
    </section>
  );
}

const rowKey = ({ vote }: ListedVote): string => vote.voter;

/** Votes are verified with those beside them, once one of them is drawn. */
function InvalidMark({ row, snapshot }: { readonly row: ListedVote; readonly snapshot: number }) {
  const { t } = useText();
  const { data } = useQuery(verifiedQuery(useChain(), row.neighbours, snapshot));
  return isInvalid(row.vote, data) ? <Badge tone="danger">{t('Invalid vote')}</Badge> : null;
}
