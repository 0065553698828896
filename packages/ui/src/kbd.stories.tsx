import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd';
import { SkipLink } from './skip-link';

const meta: Meta<typeof Kbd> = { title: 'Text/Kbd', component: Kbd };
export default meta;

export const Keys: StoryObj<typeof Kbd> = {
  render: () => (
    <p>
      <SkipLink targetId="main" label="Skip to content" />
      Press <Kbd>/</Kbd> to search, <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> for commands.
    </p>
  ),
};
