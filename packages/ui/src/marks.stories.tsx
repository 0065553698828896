import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoneMark } from './done-mark';
import { EmptyMark } from './empty-mark';
import { ErrorMark } from './error-mark';
import { NotFoundMark } from './not-found-mark';
import { ProgressMark } from './progress-mark';

const meta: Meta<typeof EmptyMark> = { title: 'Pictures/Marks', component: EmptyMark };
export default meta;

export const All: StoryObj<typeof EmptyMark> = {
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <EmptyMark />
      <ProgressMark />
      <DoneMark />
      <ErrorMark />
      <NotFoundMark />
    </div>
  ),
};
