import type { Competition } from '@besc/sdk/competition/read-competitions';
import { Card } from '@besc/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { formatDecimal } from '../../../lib/format-decimal';
import { figuresQuery } from '../competition.queries';
import { UsdVolume } from './usd-volume';

const parts = 1000n;

/** The teams as a race: the bar of the first is full. */
export function TeamRace(props: {
  readonly competition: Competition;
  readonly names: ReadonlyMap<number, string> | undefined;
  readonly ownTeam: number | undefined;
}) {
  const { t, locale } = useText();
  const { competition, names, ownTeam } = props;
  const query = useQuery(figuresQuery(useChain(), competition.id));
  const rows = query.data?.teams.map((team) => ({ ...team, volume: team.volumeUSD ?? 0n }));
  const count = (value: number) => formatDecimal(String(value), locale);
  return (
    <Card kind="panel" title={t('Teams')}>
      <QueryView query={query} data={rows} height="h-40" failure={t('The standings could not be read.')}>
        {(teams) => {
          const sorted = teams.toSorted((a, b) =>
            a.volume < b.volume ? 1 : a.volume > b.volume ? -1 : a.teamId - b.teamId,
          );
          const most = sorted[0]?.volume ?? 0n;
          return (
            <ol className="flex flex-col gap-4">
              {sorted.map(({ teamId, volume, userCount, traderCount }) => (
                <li key={teamId} className="flex flex-col gap-1">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold">
                      {names?.get(teamId) ?? t('Team %id%', { id: teamId })}
                      {teamId === ownTeam ? <span className="ms-2 text-sm text-primary">{t('Your team')}</span> : null}
                    </span>
                    <UsdVolume volume={volume} />
                  </div>
                  <div className="h-2 overflow-hidden rounded-full bg-surface-sunken">
                    <div
                      className="h-full rounded-full bg-primary"
                      style={{ inlineSize: `${most === 0n ? 0 : Number((volume * parts) / most) / 10}%` }}
                    />
                  </div>
                  <p className="text-sm text-text-muted">
                    {t('%traders% of %members% have traded', {
                      traders: count(traderCount),
                      members: count(userCount),
                    })}
                  </p>
                </li>
              ))}
            </ol>
          );
        }}
      </QueryView>
      <p className="mt-4 text-sm text-text-muted">{t('In the result the first 500 members of each team count.')}</p>
    </Card>
  );
}
