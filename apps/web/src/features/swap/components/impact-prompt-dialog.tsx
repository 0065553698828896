import { isConfirmWord } from '@besc/domain/shared/confirm-word';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { Notice } from '@besc/ui/notice';
import { TextField } from '@besc/ui/text-field';
import { useState } from 'react';
import { useText } from '../../../blocks/language/use-text';

/** Asks an expert back before a swap with a high price impact: a question from 5%, the typed word from 15%. */
export function ImpactPromptDialog(props: {
  readonly prompt: 'confirm' | 'type';
  readonly impact: string;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useText();
  const [word, setWord] = useState('');
  const { prompt, impact } = props;
  const isAccepted = prompt === 'confirm' || isConfirmWord(word);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      title={t('Price Impact High')}
      closeLabel={t('Close')}
      isSticky
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAccepted) props.onAccept();
        }}
      >
        <Notice tone="danger">
          {t('This swap has a price impact of %impact%: you would get that much less than the market price.', {
            impact,
          })}
        </Notice>
        {prompt === 'type' ? (
          <TextField
            label={t('Type the word "%word%" to go on', { word: 'confirm' })}
            value={word}
            onValueChange={setWord}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            name="confirm-word"
          />
        ) : null}
        <div className="grid grid-cols-2 gap-2">
          <Button size="large" onClick={props.onCancel}>
            {t('Cancel')}
          </Button>
          <Button
            kind="danger"
            size="large"
            disabledReason={isAccepted ? undefined : t('Swap Anyway')}
            onClick={props.onAccept}
          >
            {t('Swap Anyway')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
