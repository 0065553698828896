import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta: Meta<typeof ErrorState> = { title: 'Status/ErrorState', component: ErrorState };
export default meta;

export const WithRetry: StoryObj<typeof ErrorState> = {
  render: () => (
    <ErrorState
      title="The price history could not be loaded"
      retry={{ label: 'Try again', onPress: () => undefined, pending: false }}
    >
      Swapping works without it.
    </ErrorState>
  ),
};
