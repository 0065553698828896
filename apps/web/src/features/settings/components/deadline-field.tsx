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
  const [text, setText] = useState(String(Math.ceil(seconds / 60)));
  const isValid = readDeadlineText(text) !== undefined;
  function onType(typed: string) {
    if (!/^\d*$/.test(typed)) return;
    setText(typed);
    const userDeadline = readDeadlineText(typed);
    if (userDeadline !== undefined) setPreferences({ userDeadline });
  }
  return (
    <TextField
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
