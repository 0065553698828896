import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { createToastQueue, type ToastKind } from './toast-queue';
import { Toaster } from './toaster';

const meta: Meta<typeof Toaster> = { title: 'Overlays/Toaster', component: Toaster };
export default meta;

const kinds: ToastKind[] = ['success', 'info', 'warning', 'danger'];

function Buttons() {
  const [queue] = useState(createToastQueue);
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <Button
          key={kind}
          onClick={() =>
            queue.show({
              kind,
              title: `Transaction receipt: ${kind}`,
              description: 'Swap 100 BESC for 22.0145 MONEY',
              link: { label: 'View on BESCScan', href: '#transaction' },
            })
          }
        >
          Toast {kind}
        </Button>
      ))}
      <Toaster queue={queue} label="Messages" closeLabel="Close message" />
    </div>
  );
}

export const Kinds: StoryObj<typeof Toaster> = { render: () => <Buttons /> };
