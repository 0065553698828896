import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { title: 'Status/Skeleton', component: Skeleton };
export default meta;

export const BesideItsContent: StoryObj<typeof Skeleton> = {
  render: () => (
    <div className="grid max-w-[440px] grid-cols-2 gap-4">
      <div>
        <p className="text-xl font-medium">1,234.50</p>
        <p className="text-sm text-text-muted">123.45 USD</p>
      </div>
      <div>
        <p className="text-xl">
          <Skeleton className="w-32" />
        </p>
        <p className="text-sm">
          <Skeleton className="w-20" />
        </p>
      </div>
      <Skeleton shape="circle" className="size-9" />
      <Skeleton shape="block" className="h-11 w-full" />
    </div>
  ),
};
