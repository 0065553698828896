import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from './tooltip';

const meta: Meta<typeof Tooltip> = { title: 'Overlays/Tooltip', component: Tooltip };
export default meta;

export const Explanation: StoryObj<typeof Tooltip> = {
  render: () => (
    <p>
      Price impact{' '}
      <Tooltip
        label="About price impact"
        content="The difference between the market price and estimated price due to trade size."
      />
    </p>
  ),
};
