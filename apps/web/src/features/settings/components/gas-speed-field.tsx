import { type GasSpeed, gasSpeeds } from '@besc/domain/settings/gas-speed';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { gasSpeed } from '../../../blocks/preferences/gas-speed';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { formatDecimal } from '../../../lib/format-decimal';

const names: Record<GasSpeed, string> = { standard: 'Standard', fast: 'Fast', instant: 'Instant' };

/** The gas price by name, with the number it stands for on this chain. */
export function GasSpeedField() {
  const { t, locale } = useText();
  const prices = useChain().settings.gasPriceGwei;
  const speed = usePreference(gasSpeed);
  return (
    <div className="flex flex-col gap-2">
      <p>{t('Default Transaction Speed (GWEI)')}</p>
      <SegmentedControl
        wide
        label={t('Default Transaction Speed (GWEI)')}
        value={speed}
        onValueChange={gasSpeed.set}
        options={gasSpeeds.map((value) => ({
          value,
          label: <SpeedLabel name={t(names[value])} gwei={formatDecimal(prices[value], locale)} />,
        }))}
      />
    </div>
  );
}

function SpeedLabel({ name, gwei }: { readonly name: string; readonly gwei: string }) {
  return (
    <span className="flex flex-col py-1 text-center leading-tight">
      <span>{name}</span>
      <span className="text-xs font-normal text-text-muted tabular-nums">{gwei}</span>
    </span>
  );
}
