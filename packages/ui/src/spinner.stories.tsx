import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { title: 'Status/Spinner', component: Spinner };
export default meta;

export const Sizes: StoryObj<typeof Spinner> = {
  render: () => (
    <div className="flex items-center gap-4 text-primary">
      <Spinner size={16} label="Loading" />
      <Spinner label="Loading" />
      <Spinner size={48} label="Loading" />
    </div>
  ),
};
