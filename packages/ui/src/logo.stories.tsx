import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const meta: Meta<typeof Logo> = { title: 'Pictures/Logo', component: Logo };
export default meta;

export const Sizes: StoryObj<typeof Logo> = {
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <Logo size={20} />
      <Logo size={96} />
    </div>
  ),
};
