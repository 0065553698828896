import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useText } from '../../../blocks/language/use-text';
import { registerAction } from '../competition.actions';
import type { DialogProps } from './dialog-props';

/** Takes part. Load it lazily. */
export function RegisterDialog({ place, view, onClose }: DialogProps) {
  const { t } = useText();
  const { competition, own, profile, names } = view;
  const state = (): Confirmable => {
    if (own === undefined || profile === undefined) return { kind: 'loading' };
    if (own.teamId !== undefined) return { kind: 'error', text: 'You take part' };
    if (profile.kind !== 'active') return { kind: 'error', text: 'An active profile is needed' };
    return { kind: 'ready', action: registerAction(place, competition.id) };
  };
  const teamId = profile === undefined || profile.kind === 'none' ? undefined : profile.teamId;
  return (
    <ConfirmDialog title={t('Register now')} label={t('Register')} state={state()} onClose={onClose}>
      <dl>
        <DataRow label={t('Trading competition')}>{`#${competition.id}`}</DataRow>
        <DataRow label={t('Team')} isStrong>
          {teamId === undefined ? '–' : (names?.get(teamId) ?? t('Team %id%', { id: teamId }))}
        </DataRow>
      </dl>
      <p className="text-sm text-text-muted">{t('It costs nothing but the network’s fee.')}</p>
    </ConfirmDialog>
  );
}
