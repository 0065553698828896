import { Slider } from '@besc/ui/slider';
import { StepButtons } from '../../../blocks/amount-input/step-buttons';
import { useText } from '../../../blocks/language/use-text';
import { formatPercent } from '../../../lib/format-percent';

const steps = [25, 50, 75, 100] as const;

/** How much of a position, from 0 to 100 percent, by slider or by step. */
export function PercentSlider(props: { readonly percent: number; readonly onChange: (percent: number) => void }) {
  const { t, locale } = useText();
  const { percent, onChange } = props;
  return (
    <div className="rounded-control border border-border bg-surface-sunken p-4">
      <p dir="ltr" className="text-2xl font-semibold tabular-nums rtl:text-right" data-testid="percent">
        {formatPercent(String(percent), locale)}
      </p>
      <Slider label={t('Percent of your liquidity')} value={percent} onValueChange={onChange} className="my-2" />
      <StepButtons
        steps={steps.map((step) => ({
          value: step,
          label: step === 100 ? t('Max') : formatPercent(String(step), locale),
        }))}
        chosen={percent}
        onChoose={onChange}
      />
    </div>
  );
}
