import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DataRow } from './data-row';
import { Disclosure } from './disclosure';
import { NumberText } from './number-text';

const meta: Meta<typeof Disclosure> = { title: 'Surfaces/Disclosure', component: Disclosure };
export default meta;

function Details() {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure
      open={open}
      onOpenChange={setOpen}
      className="max-w-[440px]"
      summary={<NumberText value="1 BESC = 0.2208" unit="MONEY" />}
      aside={<NumberText value="0.00012" unit="BESC" tone="muted" />}
    >
      <dl>
        <DataRow label="Minimum received" help={{ name: 'About minimum received', text: 'The worst case.' }}>
          <NumberText value="22.0145" unit="MONEY" />
        </DataRow>
        <DataRow label="Price impact">
          <NumberText value="0.31%" tone="up" />
        </DataRow>
        <DataRow label="Liquidity provider fee">
          <NumberText value="0.25" unit="BESC" />
        </DataRow>
        <DataRow label="Network cost" isStrong>
          <NumberText value={undefined} unit="BESC" />
        </DataRow>
      </dl>
    </Disclosure>
  );
}

export const Quote: StoryObj<typeof Disclosure> = { render: () => <Details /> };
