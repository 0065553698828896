import { countForm } from '@besc/domain/shared/number-text';
import { IconButton } from '@besc/ui/icon-button';
import { Slider } from '@besc/ui/slider';
import { Minus, Plus } from 'lucide-react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { StepButtons } from '../../../blocks/amount-input/step-buttons';
import { useText } from '../../../blocks/language/use-text';

const quick = [1, 10, 50] as const;

/** How many tickets: by field, steps, slider and quick buttons; the last of these is as many as the balance gives. */
export function TicketCount(props: {
  readonly text: string;
  readonly count: number;
  readonly most: number;
  /** As many as the balance gives; undefined while it is not known. */
  readonly affordable: number | undefined;
  readonly isDisabled: boolean;
  readonly onText: (text: string) => void;
}) {
  const { t } = useText();
  const { text, count, most, affordable, isDisabled } = props;
  const choose = (next: number) => {
    if (!isDisabled) props.onText(String(Math.min(most, Math.max(1, next))));
  };
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-3 disabled:opacity-50">
      <div className="flex items-end gap-2">
        <NumberField
          label={t('Tickets')}
          name="ticket-count"
          value={text}
          takes={countForm}
          onValueChange={props.onText}
          suffix={t('of at most %most%', { most: String(most) })}
        />
        <IconButton
          look="framed"
          label={t('One fewer ticket')}
          icon={<Minus size={18} aria-hidden />}
          onClick={() => choose(count - 1)}
        />
        <IconButton
          look="framed"
          label={t('One more ticket')}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => choose(count + 1)}
        />
      </div>
      <Slider
        label={t('Number of tickets')}
        min={1}
        max={most}
        value={Math.min(most, Math.max(1, count))}
        onValueChange={choose}
      />
      <StepButtons
        steps={[
          // None promises more than the limit gives.
          ...[...new Set(quick.map((count) => Math.min(count, most)))].map((value) => ({
            value,
            label: String(value),
          })),
          { value: affordable ?? most, label: t('Max'), title: t('Max for your balance') },
        ]}
        chosen={count}
        onChoose={choose}
      />
    </fieldset>
  );
}
