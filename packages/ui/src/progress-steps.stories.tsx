import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './progress-steps';

const meta: Meta<typeof ProgressSteps> = { title: 'Status/ProgressSteps', component: ProgressSteps };
export default meta;

const stateNames = { waiting: 'waiting', current: 'next', working: 'in progress', done: 'done', failed: 'failed' };

export const ApproveThenSwap: StoryObj<typeof ProgressSteps> = {
  render: () => (
    <div className="flex flex-wrap gap-12">
      <ProgressSteps
        label="Steps of the swap"
        stateNames={stateNames}
        steps={[
          { key: 'approve', state: 'done', title: 'Approve HENNY', note: 'Exactly 250' },
          { key: 'swap', state: 'working', title: 'Swap', note: 'Waiting for your wallet' },
          { key: 'wait', state: 'waiting', title: 'Confirmation' },
        ]}
      />
      <ProgressSteps
        label="Steps of another swap"
        stateNames={stateNames}
        steps={[
          { key: 'approve', state: 'failed', title: 'Approve HENNY', note: 'Transaction rejected.' },
          { key: 'swap', state: 'current', title: 'Swap' },
        ]}
      />
    </div>
  ),
};
