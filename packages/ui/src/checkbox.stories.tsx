import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = { title: 'Choices/Checkbox', component: Checkbox };
export default meta;

function Understood() {
  const [checked, setChecked] = useState(true);
  return (
    <div className="flex flex-col">
      <Checkbox checked={checked} onCheckedChange={setChecked} label="I understand" />
      <Checkbox checked={!checked} onCheckedChange={(next) => setChecked(!next)} label="Do not show this again" />
      <Checkbox checked={false} onCheckedChange={() => undefined} label="Not now" disabled />
    </div>
  );
}

export const States: StoryObj<typeof Checkbox> = { render: () => <Understood /> };
