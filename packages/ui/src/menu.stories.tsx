import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { Button } from './button';
import { Menu } from './menu';

const meta: Meta<typeof Menu> = { title: 'Overlays/Menu', component: Menu };
export default meta;

export const Mixed: StoryObj<typeof Menu> = {
  render: () => (
    <Menu
      align="start"
      trigger={<Button icon={<Globe size={18} aria-hidden />}>Language</Button>}
      entries={[
        { kind: 'heading', key: 'heading', label: 'Language' },
        { kind: 'action', key: 'en', label: 'English', isChosen: true, onPress: () => undefined },
        { kind: 'action', key: 'de', label: 'Deutsch', onPress: () => undefined },
        { kind: 'line', key: 'line' },
        { kind: 'link', key: 'help', label: 'Help us translate', href: '#help', isExternal: true },
      ]}
    />
  ),
};
