import { confirmWord, isConfirmWord } from '@besc/domain/shared/confirm-word';
import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { Notice } from '@besc/ui/notice';
import { TextField } from '@besc/ui/text-field';
import { type FormEvent, type Ref, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';

/** Says what expert mode takes away and asks for the typed word. */
export function ExpertConfirmation(props: {
  readonly onConfirm: (word: string, isForgotten: boolean) => void;
  /** The field for the word. */
  readonly wordRef?: Ref<HTMLInputElement>;
}) {
  const { t } = useText();
  const [word, setWord] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const isTyped = isConfirmWord(word);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTyped) props.onConfirm(word, isForgotten);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Notice tone="danger" title={t('Expert mode turns off swap confirmations.')}>
        <p>
          {t('It allows trades with a high price impact, which often end in bad rates and lost funds.')}{' '}
          {t('Only use this mode if you know what you are doing.')}
        </p>
      </Notice>
      <TextField
        label={t('Type “%word%” to turn on expert mode', { word: confirmWord })}
        name="expert-confirmation"
        ref={props.wordRef}
        value={word}
        onValueChange={setWord}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox checked={isForgotten} onCheckedChange={setIsForgotten} label={t("Don't show this again")} />
      <Button
        type="submit"
        kind="danger"
        wide
        disabledReason={isTyped ? undefined : t('Type “%word%” first', { word: confirmWord })}
      >
        {t('Turn On Expert Mode')}
      </Button>
    </form>
  );
}
