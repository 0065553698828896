import { confirmWord, isConfirmWord } from '@besc/domain/shared/confirm-word';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { Notice } from '@besc/ui/notice';
import { TextField } from '@besc/ui/text-field';
import { useRef, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { NetworkAction } from '../../../blocks/wallet/network-action';
import { formatPercent } from '../../../lib/format-percent';

/** Asks an expert back before a swap with a high price impact: a question from 5%, the typed word from 15%. */
export function ImpactPromptDialog(props: {
  readonly prompt: 'confirm' | 'type';
  /** How much the price moves by the trade's own size, and all that is missing to the market price, as percents. */
  readonly impact: string;
  readonly shortfall: string;
  /** A token on the route may take a fee from transfers, which is not in these figures. */
  readonly isMeasured: boolean;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}) {
  const { t, locale } = useText();
  const [word, setWord] = useState('');
  const { prompt, impact, shortfall } = props;
  const wordRef = useRef<HTMLInputElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isAccepted = prompt === 'confirm' || isConfirmWord(word);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      title={t('Price Impact High')}
      closeLabel={t('Close')}
      initialFocus={prompt === 'type' ? wordRef : cancelRef}
      ignoresOutsidePress
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAccepted) props.onAccept();
        }}
      >
        <Notice tone="danger">
          {t(
            'You’d get %shortfall% less than at the market price: %impact% from price impact, the rest from the trading fee.',
            { shortfall: formatPercent(shortfall, locale), impact: formatPercent(impact, locale) },
          )}
        </Notice>
        {props.isMeasured ? (
          <Notice tone="warning">
            {t('A token on this route may take a transfer fee. If it does, you’ll receive less than this.')}
          </Notice>
        ) : null}
        {prompt === 'type' ? (
          <TextField
            ref={wordRef}
            label={t('Type “%word%” to continue', { word: confirmWord })}
            value={word}
            onValueChange={setWord}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            name="confirm-word"
          />
        ) : null}
        <NetworkAction>
          <div className="grid grid-cols-2 gap-2">
            <Button ref={cancelRef} size="large" onClick={props.onCancel}>
              {t('Cancel')}
            </Button>
            <Button
              kind="danger"
              size="large"
              disabledReason={isAccepted ? undefined : t('Type “%word%” first', { word: confirmWord })}
              onClick={props.onAccept}
            >
              {t('Swap Anyway')}
            </Button>
          </div>
        </NetworkAction>
      </form>
    </Dialog>
  );
}
