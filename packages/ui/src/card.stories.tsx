import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { Card } from './card';
import { IconButton } from './icon-button';

const meta: Meta<typeof Card> = { title: 'Surfaces/Card', component: Card };
export default meta;

export const Kinds: StoryObj<typeof Card> = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Card
        kind="action"
        title="Swap"
        actions={<IconButton label="Settings" icon={<Settings size={20} aria-hidden />} />}
      >
        <Card kind="inset">An inset holds what belongs together inside a card.</Card>
      </Card>
      <Card title="Liquidity">A panel takes the width of its column.</Card>
    </div>
  ),
};
