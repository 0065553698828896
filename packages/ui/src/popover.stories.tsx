import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { Popover } from './popover';

const meta: Meta<typeof Popover> = { title: 'Overlays/Popover', component: Popover };
export default meta;

export const Simple: StoryObj<typeof Popover> = {
  render: () => (
    <Popover label="Route" align="start" trigger={<Button>Route</Button>}>
      BESC, then BUSDC, then MONEY
    </Popover>
  ),
};
