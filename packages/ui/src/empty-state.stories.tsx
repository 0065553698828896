import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { NotFoundMark } from './not-found-mark';

const meta: Meta<typeof EmptyState> = { title: 'Status/EmptyState', component: EmptyState };
export default meta;

export const States: StoryObj<typeof EmptyState> = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      <EmptyState title="No recent transactions" action={<Button>Swap a token</Button>}>
        What you send from here appears in this list.
      </EmptyState>
      <ErrorState
        title="The price history could not be loaded"
        retry={{ label: 'Try again', onPress: () => undefined }}
      >
        Swapping still works: prices for it come from the chain.
      </ErrorState>
      <EmptyState title="This page does not exist" picture={<NotFoundMark />} action={<Button>Go to Swap</Button>} />
    </div>
  ),
};
