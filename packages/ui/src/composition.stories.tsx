import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ChevronDown, RefreshCw, Settings } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from './amount-field';
import { Button } from './button';
import { Card } from './card';
import { DataRow } from './data-row';
import { Disclosure } from './disclosure';
import { IconButton } from './icon-button';
import { Logo } from './logo';
import { NumberText } from './number-text';
import { TokenMark } from './token-mark';

const meta: Meta = { title: 'Compositions/Action card' };
export default meta;

function Pick({ symbol }: { symbol: string }) {
  return (
    <Button className="rounded-full ps-2 pe-3" icon={<TokenMark seed={`token ${symbol}`} symbol={symbol} size={28} />}>
      <span className="inline-flex items-center gap-1">
        {symbol} <ChevronDown size={16} aria-hidden />
      </span>
    </Button>
  );
}

function Exchange() {
  const [amount, setAmount] = useState('100');
  const [isOpen, setOpen] = useState(true);
  const received = (Number(amount) * 0.2202).toFixed(4);
  return (
    <div className="flex flex-col gap-6">
      <Logo size={28} />
      <Card
        kind="action"
        title="Swap"
        actions={
          <>
            <IconButton label="Refresh prices" icon={<RefreshCw size={18} aria-hidden />} />
            <IconButton label="Settings" icon={<Settings size={20} aria-hidden />} />
          </>
        }
      >
        <div className="flex flex-col gap-1">
          <AmountField
            label="From"
            value={amount}
            readText={(entered) => (/^\d*\.?\d*$/.test(entered) ? entered : undefined)}
            onValueChange={setAmount}
            currency={<Pick symbol="BESC" />}
            note="10.31 USD"
            aside={
              <>
                Balance 5,000.00
                <Button size="small" kind="soft">
                  Max
                </Button>
              </>
            }
          />
          <IconButton
            className="relative z-10 -my-5 self-center border-4 border-surface-raised bg-surface-sunken"
            label="Reverse the direction"
            icon={<ArrowDown size={18} aria-hidden />}
          />
          <AmountField
            label="To (estimated)"
            value={received}
            readText={(entered) => (/^\d*\.?\d*$/.test(entered) ? entered : undefined)}
            onValueChange={() => undefined}
            currency={<Pick symbol="MONEY" />}
            note="9.91 USD"
          />
        </div>
        <Disclosure
          className="mt-3 mb-4"
          open={isOpen}
          onOpenChange={setOpen}
          summary={<NumberText value="1 BESC = 0.2202" unit="MONEY" />}
        >
          <dl>
            <DataRow label="Minimum received" help={{ name: 'About minimum received', text: 'The worst case.' }}>
              <NumberText value="21.9101" unit="MONEY" />
            </DataRow>
            <DataRow label="Price impact" help={{ name: 'About price impact', text: 'Due to trade size.' }}>
              <NumberText value="0.31%" tone="up" />
            </DataRow>
            <DataRow label="Network cost">
              <NumberText value="0.00012" unit="BESC" />
            </DataRow>
          </dl>
        </Disclosure>
        <Button kind="primary" size="large" wide>
          Swap
        </Button>
      </Card>
    </div>
  );
}

export const Swap: StoryObj = { render: () => <Exchange /> };
