import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { ChangeText } from './change-text';
import { NumberText } from './number-text';
import { SymbolText } from './symbol-text';

const meta: Meta<typeof NumberText> = { title: 'Numbers/NumberText', component: NumberText };
export default meta;

function Rolling() {
  const [value, setValue] = useState(1234.5678);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <NumberText className="text-2xl font-medium" value={value.toFixed(4)} unit="BESC" isRolling />
      <Button size="small" onClick={() => setValue((before) => before * 1.0003)}>
        Next block
      </Button>
    </div>
  );
}

export const Tones: StoryObj<typeof NumberText> = {
  render: () => (
    <div className="flex flex-col items-start gap-2">
      <Rolling />
      <NumberText className="text-xl" value="22.0145" unit="MONEY" tone="reward" />
      <NumberText value={undefined} unit="BESC" />
      <ChangeText direction="up" text="+1.20%" />
      <ChangeText direction="down" text="−0.80%" />
      <ChangeText direction="none" text={undefined} />
    </div>
  ),
};

/** In a narrow line: smaller type, then the unit below, then an end mark with all digits in the title. */
export const Narrow: StoryObj<typeof NumberText> = {
  render: () => (
    <div className="flex max-w-[200px] flex-col gap-2">
      {['1,234.56', '123,456,789.012', '0.000000000000000123456', `1${',000'.repeat(25)}`].map((value) => (
        <p key={value}>
          <NumberText className="text-xl" value={value} unit={<SymbolText text="ABCDEFGHIJKLMNOPQRST" />} />
        </p>
      ))}
    </div>
  ),
};
