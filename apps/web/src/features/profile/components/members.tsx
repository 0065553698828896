import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { AccountAvatar } from '../../../blocks/name-service/account-avatar';
import { AccountName } from '../../../blocks/name-service/account-name';
import { formatDecimal } from '../../../lib/format-decimal';
import { membersQuery } from '../profile.queries';

/** The members with the most points: of one team, or of all. */
export function Members({ team }: { readonly team: number | undefined }) {
  const { t, locale } = useText();
  const query = useQuery(membersQuery(useChain(), team));
  return (
    <section aria-labelledby="members" className="flex flex-col gap-3">
      <h2 id="members" className="text-lg font-semibold">
        {t('Best members')}
      </h2>
      <QueryView
        query={query}
        data={query.data?.members}
        height="h-60"
        failure={t('The members could not be read.')}
        empty={<EmptyState title={t('No member yet')} />}
      >
        {(members) => (
          <ol className="divide-y divide-border rounded-card border border-border bg-surface-raised">
            {members.map(({ id, rank, totalPoints }) => (
              <li key={id} className="flex min-h-14 items-center gap-3 px-4 py-2">
                <span className="w-8 text-end text-sm text-text-muted tabular-nums">{rank}</span>
                <AccountAvatar address={id} size={36} />
                <TextLink
                  className="flex min-h-11 min-w-0 flex-1 items-center"
                  render={<Link to={`/nfts/profile/${id.toLowerCase()}?tab=achievements`} />}
                >
                  <AccountName address={id} />
                </TextLink>
                <span className="font-semibold tabular-nums">
                  {t('%points% points', { points: formatDecimal(String(totalPoints), locale) })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
