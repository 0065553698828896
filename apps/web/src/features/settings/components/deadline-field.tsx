import { readDeadlineText } from '@besc/domain/settings/deadline-input';
import { TextField } from '@besc/ui/text-field';
import { useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { setPreferences } from '../../../blocks/preferences/set-preferences';

/** How many minutes a transaction may wait before the chain refuses it. */
export function DeadlineField() {
  const { t } = useText();
  const seconds = preferencesStore((state) => state.userDeadline);
  const [typed, setTyped] = useState<{ readonly text: string; readonly seconds: number }>();
  // What was typed stands only beside the value it was typed for: another tab may have chosen since.
  const text = typed?.seconds === seconds ? typed.text : String(Math.ceil(seconds / 60));
  const isValid = readDeadlineText(text) !== undefined;
  function onType(next: string) {
    if (!/^\d*$/.test(next)) return;
    const userDeadline = readDeadlineText(next);
    setTyped({ text: next, seconds: userDeadline ?? seconds });
    if (userDeadline !== undefined) setPreferences({ userDeadline });
  }
  return (
    <TextField
      layout="row"
      label={t('Tx deadline (mins)')}
      name="deadline"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onValueChange={onType}
      suffix={t('minutes')}
      {...(isValid ? {} : { error: t('Enter a whole number of minutes above 0') })}
    />
  );
}
