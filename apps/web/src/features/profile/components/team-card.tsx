import { Badge } from '@besc/ui/badge';
import { DataRow } from '@besc/ui/data-row';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { RankedTeam } from '../ranked-teams';
import { TeamEmblem } from './team-emblem';
import { TeamLine } from './team-line';

/** A team: its banner, its rank, its points and its players. */
export function TeamCard({ team, points, rank }: RankedTeam) {
  const { t, locale } = useText();
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-border bg-surface-raised p-3">
      <TeamEmblem id={team.id} className="aspect-video w-full" />
      <div className="flex items-center justify-between gap-2 px-1">
        <h2 className="text-lg font-semibold">
          <TextLink render={<Link to={`/teams/${team.id}`} />}>{team.name}</TextLink>
        </h2>
        {rank === undefined ? null : (
          <Badge tone={rank === 1 ? 'reward' : 'neutral'}>{t('Rank %rank%', { rank: String(rank) })}</Badge>
        )}
      </div>
      <p className="px-1 text-sm text-text-muted">{team.description}</p>
      <TeamLine team={team.id} />
      <dl className="mt-auto px-1">
        <DataRow label={t('Points')} isStrong>
          {points === undefined ? (
            '–'
          ) : (
            <Marked name={t('Points')} load={async () => (await import('../profile.history')).teamFigure(team.id)}>
              {formatDecimal(String(points), locale)}
            </Marked>
          )}
        </DataRow>
        <DataRow label={t('Active members')}>{formatDecimal(String(team.users), locale)}</DataRow>
      </dl>
      {team.isJoinable ? null : <p className="px-1 text-sm text-text-muted">{t('Closed to new members')}</p>}
    </article>
  );
}
