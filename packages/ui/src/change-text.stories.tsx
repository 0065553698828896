import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeText } from './change-text';

const meta: Meta<typeof ChangeText> = { title: 'Numbers/ChangeText', component: ChangeText };
export default meta;

export const Looks: StoryObj<typeof ChangeText> = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {(['plain', 'badge'] as const).flatMap((look) => [
        <ChangeText key={`${look}-up`} look={look} direction="up" text="+4.46%" />,
        <ChangeText key={`${look}-down`} look={look} direction="down" text="-1.20%" />,
        <ChangeText key={`${look}-flat`} look={look} direction="none" text="0.00%" />,
        <ChangeText key={`${look}-unknown`} look={look} direction="none" text={undefined} />,
      ])}
    </div>
  ),
};
