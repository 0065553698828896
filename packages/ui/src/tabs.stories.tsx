import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './tabs';

const meta: Meta<typeof Tabs> = { title: 'Choices/Tabs', component: Tabs };
export default meta;

function Wallet() {
  const [tab, setTab] = useState<'wallet' | 'transactions'>('wallet');
  return (
    <Tabs
      label="Your wallet"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'wallet', label: 'Wallet', panel: <p>Connected with the browser's wallet.</p> },
        { value: 'transactions', label: 'Transactions', panel: <p>No recent transactions.</p> },
      ]}
    />
  );
}

export const TwoTabs: StoryObj<typeof Tabs> = { render: () => <Wallet /> };
