import { digitsForm } from '@besc/domain/lottery/number-forms';
import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { Dices } from 'lucide-react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useText } from '../../../blocks/language/use-text';
import { randomWord } from '../random-word';
import { repeatedDigits, type TicketForm, type TicketFormAction } from '../ticket-form';

/** The numbers of the tickets that are about to be bought, each to be chosen by hand or redrawn. */
export function TicketFields(props: {
  readonly form: TicketForm;
  readonly isDisabled: boolean;
  readonly dispatch: (action: TicketFormAction) => void;
}) {
  const { t } = useText();
  const { form, isDisabled, dispatch } = props;
  const repeated = repeatedDigits(form);
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <legend className="text-sm text-text-muted">
          {t('Random four-digit numbers, no duplicates. Edit them if you like.')}
        </legend>
        <Button
          size="small"
          icon={<Dices size={16} aria-hidden />}
          onClick={() => {
            if (!isDisabled) dispatch({ kind: 'redraw', key: 'all', word: randomWord });
          }}
        >
          {t('Randomize all')}
        </Button>
      </div>
      <ol className="grid max-h-72 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
        {form.tickets.map(({ key, digits }, index) => (
          <li key={key}>
            <NumberField
              label={t('Number of ticket %place%', { place: String(index + 1) })}
              isLabelHidden
              name={`ticket-${key}`}
              value={digits}
              takes={digitsForm}
              className="[&_input]:font-semibold [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
              error={digits.length === 4 ? undefined : t('Four digits')}
              warning={repeated.has(digits) ? t('Duplicates would share the prize') : undefined}
              onValueChange={(text) => dispatch({ kind: 'edit', key, digits: text })}
              suffix={
                <IconButton
                  className="-me-3"
                  label={t('Randomize ticket %place%', { place: String(index + 1) })}
                  icon={<Dices size={16} aria-hidden />}
                  onClick={() => {
                    if (!isDisabled) dispatch({ kind: 'redraw', key, word: randomWord });
                  }}
                />
              }
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
