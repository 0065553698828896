import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider } from './slider';

const meta: Meta<typeof Slider> = { title: 'Fields/Slider', component: Slider };
export default meta;

function Percent({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return <Slider label={`Part in percent, from ${start}`} value={value} onValueChange={setValue} />;
}

export const Ends: StoryObj<typeof Slider> = {
  render: () => (
    <div className="flex max-w-[360px] flex-col">
      {[0, 50, 100].map((start) => (
        <Percent key={start} start={start} />
      ))}
    </div>
  ),
};
