import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline';

const meta: Meta<typeof Sparkline> = { title: 'Numbers/Sparkline', component: Sparkline };
export default meta;

export const Shapes: StoryObj<typeof Sparkline> = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <Sparkline values={[1, 2, 1.5, 3, 2.8, 4]} />
      <Sparkline values={[4, 3.2, 3.5, 2, 1]} />
      <Sparkline values={[2, 2, 2]} />
      <div className="w-80">
        <Sparkline values={[1, 2, 1.5, 3, 2.8, 4]} isWide />
      </div>
    </div>
  ),
};
