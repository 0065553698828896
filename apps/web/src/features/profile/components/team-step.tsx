import type { Team } from '@besc/sdk/profile/read-teams';
import { Badge } from '@besc/ui/badge';
import { useText } from '../../../blocks/language/use-text';
import { ChoiceCard } from './choice-card';
import { TeamEmblem } from './team-emblem';

/** Choice of a team. A closed team is shown but cannot be chosen (OPEN-79). */
export function TeamStep(props: {
  readonly teams: readonly (Team | undefined)[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  const { t } = useText();
  const { teams, chosen, onChoose } = props;
  const known = teams.filter((team) => team !== undefined);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-muted">
        {t('Your points count for your team. You can’t change it later, so choose well.')}
      </p>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t('Team')}</legend>
        {known.map((team) => (
          <ChoiceCard
            key={team.id}
            group="team"
            disabled={!team.isJoinable}
            isChosen={chosen === team.id}
            onChoose={() => onChoose(team.id)}
            label={
              <>
                {team.name} {team.isJoinable ? null : <Badge>{t('Closed to new members')}</Badge>}
              </>
            }
          >
            <TeamEmblem id={team.id} className="aspect-video w-full" />
            <span className="px-1 text-sm text-text-muted">{t('%count% players', { count: team.users })}</span>
          </ChoiceCard>
        ))}
      </fieldset>
      {known.length < teams.length ? (
        <p role="status" className="text-sm text-danger">
          {t('This team could not be read.')}
        </p>
      ) : null}
    </div>
  );
}
