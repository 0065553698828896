import type { Meta, StoryObj } from '@storybook/react-vite';
import { Engraving } from './engraving';

const meta: Meta<typeof Engraving> = { title: 'Marks/Engraving', component: Engraving };
export default meta;

export const Pairs: StoryObj<typeof Engraving> = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <Engraving hues={[180, 90]} className="size-80" />
      <Engraving hues={[30, 255]} className="size-80" />
    </div>
  ),
};
