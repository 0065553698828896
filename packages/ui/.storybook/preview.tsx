import type { Decorator, Preview } from '@storybook/react-vite';
import './workbench.css';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme;
  document.documentElement.dir = globals.direction;
  return <Story />;
};

const choice = (name: string, items: string[]) => ({ toolbar: { title: name, items, dynamicTitle: true } });

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: { theme: choice('Theme', ['light', 'dark']), direction: choice('Direction', ['ltr', 'rtl']) },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: { a11y: { test: 'error' }, backgrounds: { disable: true } },
};

export default preview;
