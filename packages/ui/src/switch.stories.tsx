import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './switch';

const meta: Meta<typeof Switch> = { title: 'Choices/Switch', component: Switch };
export default meta;

function Settings() {
  const [expert, setExpert] = useState(true);
  const [sounds, setSounds] = useState(false);
  return (
    <div className="flex max-w-[440px] flex-col gap-2">
      <Switch
        checked={expert}
        onCheckedChange={setExpert}
        label="Expert mode"
        hint="Bypasses the confirmation and allows trades with high slippage."
      />
      <Switch checked={sounds} onCheckedChange={setSounds} label="Sounds" />
      <Switch checked onCheckedChange={() => undefined} label="Held by the network" disabled />
    </div>
  );
}

export const States: StoryObj<typeof Switch> = { render: () => <Settings /> };
