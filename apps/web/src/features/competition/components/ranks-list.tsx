import { tierOf } from '@besc/domain/competition/tiers';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { TextLink } from '@besc/ui/text-link';
import type { CompetitionUser } from '@besc/wire/competition/fetch-competition-users';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { MoreButton } from '../../../blocks/list/more-button';
import { QueryView } from '../../../blocks/list/query-view';
import { AccountAvatar } from '../../../blocks/name-service/account-avatar';
import { AccountName } from '../../../blocks/name-service/account-name';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatDecimal } from '../../../lib/format-decimal';
import { ranksQuery } from '../competition.queries';
import { tierTexts } from '../tier-text';
import { UsdVolume } from './usd-volume';

/** The first 500 accounts: of all, or of a team with their tiers. */
export function RanksList(props: {
  readonly competition: Competition;
  readonly names: ReadonlyMap<number, string> | undefined;
}) {
  const { t, say, locale } = useText();
  const { competition, names } = props;
  const { address } = useAccount();
  const [team, setTeam] = useState('all');
  const teamId = team === 'all' ? undefined : Number(team);
  const query = useInfiniteQuery(ranksQuery(useChain(), competition.id, teamId));
  const listed = query.data && distinctRows(query.data.pages.flatMap(({ rows }) => rows));
  const options = [1, 2, 3].map((id) => ({ value: String(id), label: names?.get(id) ?? t('Team %id%', { id }) }));
  return (
    <section aria-labelledby="competition-ranks" className="flex flex-col gap-3">
      <h2 id="competition-ranks" className="text-lg font-semibold">
        {t('Ranks')}
      </h2>
      <div className="overflow-x-auto">
        <SegmentedControl
          label={t('Team')}
          value={team}
          onValueChange={setTeam}
          options={[{ value: 'all', label: t('All') }, ...options]}
        />
      </div>
      <QueryView
        query={query}
        data={listed}
        height="h-60"
        failure={t('The ranks could not be read.')}
        empty={<EmptyState title={t('No trades count yet.')} />}
      >
        {(rows) => (
          <ol className="divide-y divide-border rounded-card border border-border bg-surface-raised">
            {rows.map(({ id, account, volumeUSD, teamId: of }, index) => (
              <li
                key={id}
                className={clsx('flex min-h-14 items-center gap-3 px-4 py-2', account === address && 'bg-primary-soft')}
              >
                <span className="w-8 text-end text-sm text-text-muted tabular-nums">
                  {formatDecimal(String(index + 1), locale)}
                </span>
                <AccountAvatar address={account} size={36} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <TextLink
                    className="flex min-h-11 min-w-0 items-center sm:min-h-6"
                    render={<Link to={`/profile/${account.toLowerCase()}`} />}
                  >
                    <AccountName address={account} />
                  </TextLink>
                  <span className="text-sm text-text-muted">
                    {teamId === undefined
                      ? (names?.get(of) ?? t('Team %id%', { id: of }))
                      : say(tierTexts[tierOf(index + 1)].name)}
                  </span>
                </span>
                <span className="font-semibold">
                  <UsdVolume volume={volumeUSD} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      <MoreButton query={query} />
    </section>
  );
}

/** Each account once: one that has changed places between the reads of two pages is in both. */
function distinctRows(rows: readonly CompetitionUser[]): readonly CompetitionUser[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].reverse();
}
