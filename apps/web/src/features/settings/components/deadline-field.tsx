import { readDeadlineText } from '@besc/domain/settings/deadline-input';
import { cleanText } from '@besc/domain/shared/clean-text';
import { plainDigits } from '@besc/domain/shared/plain-digits';
import { TextField, type TextFieldProps } from '@besc/ui/text-field';
import { useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { transactionDeadline } from '../../../blocks/preferences/transaction-deadline';
import { usePreference } from '../../../blocks/preferences/use-preference';

/** How many minutes a transaction may wait before the chain refuses it. A wrong key is not taken; a wrong paste is said. */
export function DeadlineField() {
  const { t } = useText();
  const seconds = usePreference(transactionDeadline);
  const [refused, setRefused] = useState<string>();
  const [typed, setTyped] = useState<{ readonly text: string; readonly seconds: number }>();
  // What was typed stands only beside the value it was typed for: another tab may have chosen since.
  const text = typed?.seconds === seconds ? typed.text : String(Math.ceil(seconds / 60));
  const problem =
    refused !== undefined
      ? t('“%text%” is no whole number of minutes and was not taken.', { text: refused })
      : readDeadlineText(text) === undefined
        ? t('Enter a whole number of minutes above 0')
        : undefined;
  const onEnter: TextFieldProps['onValueChange'] = (entered, kind) => {
    const next = plainDigits(kind === 'pasted' ? cleanText(entered) : entered);
    if (!/^[0-9]*$/.test(next)) {
      if (kind === 'pasted') setRefused(next.slice(0, 40));
      return;
    }
    setRefused(undefined);
    const userDeadline = readDeadlineText(next);
    setTyped({ text: next, seconds: userDeadline ?? seconds });
    if (userDeadline !== undefined) transactionDeadline.set(userDeadline);
  };
  return (
    <TextField
      layout="row"
      label={t('Tx deadline (mins)')}
      name="deadline"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onValueChange={onEnter}
      suffix={t('minutes', { count: Number(text) })}
      error={problem}
    />
  );
}
