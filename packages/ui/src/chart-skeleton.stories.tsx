import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartSkeleton } from './chart-skeleton';

const meta: Meta<typeof ChartSkeleton> = { title: 'Status/ChartSkeleton', component: ChartSkeleton };
export default meta;

export const FillsItsBox: StoryObj<typeof ChartSkeleton> = {
  render: () => (
    <div className="h-60">
      <ChartSkeleton />
    </div>
  ),
};
