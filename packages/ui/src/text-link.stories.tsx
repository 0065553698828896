import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link';

const meta: Meta<typeof TextLink> = { title: 'Text/TextLink', component: TextLink };
export default meta;

export const InsideAndOutside: StoryObj<typeof TextLink> = {
  render: () => (
    <p>
      Read <TextLink href="#unsupported">more about unsupported assets</TextLink> or look at the{' '}
      <TextLink href="#transaction" isExternal>
        explorer
      </TextLink>
      .
    </p>
  ),
};
