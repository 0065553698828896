import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeTone } from './badge';

const meta: Meta<typeof Badge> = { title: 'Status/Badge', component: Badge };
export default meta;

const tones: BadgeTone[] = ['neutral', 'primary', 'reward', 'success', 'info', 'warning', 'danger'];

export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
