import { deadlineForm, readDeadlineText } from '@besc/domain/settings/deadline-input';
import { useState } from 'react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useText } from '../../../blocks/language/use-text';
import { transactionDeadline } from '../../../blocks/preferences/transaction-deadline';
import { usePreference } from '../../../blocks/preferences/use-preference';

/** How many minutes a transaction may wait before the chain refuses it. */
export function DeadlineField() {
  const { t } = useText();
  const seconds = usePreference(transactionDeadline);
  const [typed, setTyped] = useState<{ readonly text: string; readonly seconds: number }>();
  // What was typed stands only beside the value it was typed for: another tab may have chosen since.
  const text = typed?.seconds === seconds ? typed.text : String(Math.ceil(seconds / 60));
  return (
    <NumberField
      layout="row"
      label={t('Tx deadline (mins)')}
      name="deadline"
      takes={deadlineForm}
      wrong="“%text%” isn’t a whole number of minutes and was ignored."
      value={text}
      onValueChange={(next) => {
        const userDeadline = readDeadlineText(next);
        setTyped({ text: next, seconds: userDeadline ?? seconds });
        if (userDeadline !== undefined) transactionDeadline.set(userDeadline);
      }}
      suffix={t('minutes', { count: Number(text) })}
      error={readDeadlineText(text) === undefined ? t('Enter a whole number of minutes above 0') : undefined}
    />
  );
}
