import { Slider } from '@besc/ui/slider';
import { formatPercent } from '../../lib/format-percent';
import { StepButtons } from '../amount-input/step-buttons';
import { useText } from '../language/use-text';

const steps = [25, 50, 75, 100] as const;

/** A part of the most there is: a slider from 0 to 100 percent and its quick buttons. */
export function PercentSteps(props: {
  readonly label: string;
  readonly percent: number;
  readonly isDisabled: boolean;
  readonly onChange: (percent: number) => void;
}) {
  const { t, locale } = useText();
  const { percent, isDisabled, onChange } = props;
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-2 disabled:opacity-50">
      <div className="flex items-center gap-3">
        <Slider label={props.label} value={percent} onValueChange={onChange} className="flex-1" />
        <span dir="ltr" className="w-12 text-end text-sm font-semibold tabular-nums" data-testid="percent">
          {formatPercent(String(percent), locale)}
        </span>
      </div>
      <StepButtons
        steps={steps.map((step) => ({
          value: step,
          label: step === 100 ? t('Max') : formatPercent(String(step), locale),
        }))}
        chosen={percent}
        isDisabled={isDisabled}
        onChoose={onChange}
      />
    </fieldset>
  );
}
