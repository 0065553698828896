import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { DataRow } from './data-row';
import { Dialog, type DialogProps } from './dialog';

const meta: Meta<typeof Dialog> = { title: 'Surfaces/Dialog', component: Dialog };
export default meta;
type Story = StoryObj<typeof Dialog>;

function Opened({ label, ...rest }: { label: string } & Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Confirm swap"
      closeLabel="Close"
      trigger={<Button>{label}</Button>}
      footer={
        <Button kind="primary" size="large" wide onClick={() => setOpen(false)}>
          Confirm swap
        </Button>
      }
      {...rest}
    >
      <dl>
        <DataRow label="You pay">100.00 BESC</DataRow>
        <DataRow label="You receive at least">22.0145 MONEY</DataRow>
        <DataRow label="Network cost">0.00012 BESC</DataRow>
      </dl>
    </Dialog>
  );
}

export const Widths: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Opened label="Narrow" width="narrow" back={{ label: 'Back', onPress: () => undefined }} />
      <Opened label="Regular" description="Output is estimated." />
      <Opened label="Broad" width="broad" />
      <Opened label="Must be answered" isSticky />
    </div>
  ),
};
