import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, Settings } from 'lucide-react';
import { IconButton } from './icon-button';

const meta: Meta<typeof IconButton> = { title: 'Actions/IconButton', component: IconButton };
export default meta;

export const Looks: StoryObj<typeof IconButton> = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Settings" icon={<Settings size={20} aria-hidden />} />
      <IconButton label="Refresh" look="framed" icon={<RefreshCw size={20} aria-hidden />} />
      <IconButton label="Refresh" disabled icon={<RefreshCw size={20} aria-hidden />} />
    </div>
  ),
};
