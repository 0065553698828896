import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp } from 'lucide-react';
import { Button, type ButtonKind } from './button';

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button };
export default meta;
type Story = StoryObj<typeof Button>;

const kinds: ButtonKind[] = ['primary', 'secondary', 'soft', 'quiet', 'danger'];

export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {kind === 'danger' ? 'Swap anyway' : 'Add liquidity'}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small">Max</Button>
      <Button size="medium" icon={<ArrowDownUp size={18} aria-hidden />}>
        Reverse
      </Button>
      <Button size="large" kind="primary">
        Swap
      </Button>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="flex max-w-[440px] flex-col gap-3">
      <Button kind="primary" size="large" wide>
        Swap
      </Button>
      <Button kind="primary" size="large" wide pending="Waiting for your wallet">
        Swap
      </Button>
      <Button kind="primary" size="large" wide disabledReason="Insufficient BESC balance">
        Swap
      </Button>
      <Button kind="quiet" render={<a href="#explorer">View on BESCScan</a>} />
    </div>
  ),
};
