import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const meta: Meta<typeof SegmentedControl> = { title: 'Choices/SegmentedControl', component: SegmentedControl };
export default meta;

const ranges = ['24H', '1W', '1M', '1Y'].map((value) => ({ value, label: value }));
const presets = ['0.1%', '0.5%', '1.0%'].map((value) => ({ value, label: value }));

function Both() {
  const [range, setRange] = useState<string>('1M');
  const [preset, setPreset] = useState<string>();
  return (
    <div className="flex max-w-[440px] flex-col items-start gap-4">
      <SegmentedControl label="Range" size="small" value={range} onValueChange={setRange} options={ranges} />
      <SegmentedControl label="Slippage tolerance" wide value={preset} onValueChange={setPreset} options={presets} />
    </div>
  );
}

export const SizesAndNothingChosen: StoryObj<typeof SegmentedControl> = { render: () => <Both /> };
