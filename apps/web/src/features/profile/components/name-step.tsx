import type { UsernameProblem } from '@besc/domain/profile/username';
import { Checkbox } from '@besc/ui/checkbox';
import { TextField } from '@besc/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import type { Text } from '../../../blocks/language/text';
import { useText } from '../../../blocks/language/use-text';
import { hasFailed } from '../../../lib/has-failed';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { freeNameQuery } from '../profile.queries';

/** How the typed name stands: whether it can be taken, as far as that is known. */
export type NameState = { readonly kind: 'bad' | 'pending' | 'free' | 'unknown'; readonly problem?: string };

const problems: Readonly<Record<UsernameProblem, string>> = {
  'too-short': 'Minimum length: 3 characters',
  'too-long': 'Maximum length: 15 characters',
  characters: 'No spaces or special characters',
};

const refusals: Readonly<Record<string, string>> = {
  BAD_NAME: 'No spaces or special characters',
  NAME_NOT_ALLOWED: 'Username not allowed',
  NAME_TAKEN: 'Username taken',
};

/** Asks whether a name is free while it is typed. */
export function useNameState(name: string, problem: UsernameProblem | undefined): NameState {
  const chain = useChain();
  const rested = useDebouncedValue(name, 300);
  const query = useQuery(freeNameQuery(chain, problem === undefined ? rested : undefined));
  if (problem !== undefined) return { kind: 'bad', ...(name !== '' && { problem: problems[problem] }) };
  if (rested !== name) return { kind: 'pending' };
  if (query.data === 'free') return { kind: 'free' };
  if (query.data !== undefined) return { kind: 'bad', problem: refusals[query.data] ?? 'Username not allowed' };
  return hasFailed(query) ? { kind: 'unknown', problem: 'Unable to verify username' } : { kind: 'pending' };
}

/** The name, and the word that it is public and for ever. */
export function NameStep(props: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly state: NameState;
  readonly isTold: boolean;
  readonly onTold: (isTold: boolean) => void;
}) {
  const { t } = useText();
  const { name, onName, state, isTold, onTold } = props;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-muted">
        {t('Your name shows on leaderboards and on your profile. It has 3 to 15 letters and digits, no spaces.')}
      </p>
      <TextField
        label={t('Username')}
        name="username"
        value={name}
        onValueChange={onName}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        error={state.problem === undefined ? undefined : t(state.problem)}
        hint={hintOf(state, t)}
      />
      <Checkbox
        checked={isTold}
        onCheckedChange={onTold}
        label={t(
          'I understand that people can view my wallet if they know my username, and that I can’t change it once confirmed.',
        )}
      />
    </div>
  );
}

function hintOf(state: NameState, t: Text['t']): string | undefined {
  if (state.kind === 'pending') return t('Checking the name');
  return state.kind === 'free' ? t('This name is free.') : undefined;
}
