import { Button } from '@besc/ui/button';
import { Slider } from '@besc/ui/slider';
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
      <Slider
        label={t('Part of your liquidity in percent')}
        value={percent}
        onValueChange={onChange}
        className="my-2"
      />
      <div className="grid grid-cols-4 gap-2">
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            className="px-1!"
            kind={percent === step ? 'soft' : 'secondary'}
            aria-pressed={percent === step}
            onClick={() => onChange(step)}
          >
            {step === 100 ? t('Max') : formatPercent(String(step), locale)}
          </Button>
        ))}
      </div>
    </div>
  );
}
