import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { Select } from './select';

const meta: Meta<typeof Select> = { title: 'Inputs/Select', component: Select };
export default meta;

const options = [
  { value: 'apr', label: 'APR' },
  { value: 'value', label: 'Value locked' },
] as const;

function Choice({ look }: { readonly look: 'framed' | 'plain' }) {
  const [value, setValue] = useState<'apr' | 'value'>('apr');
  return (
    <Select
      label={`Sort by (${look})`}
      icon={<ArrowDownUp size={18} aria-hidden />}
      value={value}
      onValueChange={setValue}
      options={options}
      look={look}
    />
  );
}

export const Looks: StoryObj<typeof Select> = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Choice look="framed" />
      <Choice look="plain" />
    </div>
  ),
};
