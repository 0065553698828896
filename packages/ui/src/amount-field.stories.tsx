import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from './amount-field';
import { Button } from './button';
import { TokenMark } from './token-mark';

const meta: Meta<typeof AmountField> = { title: 'Fields/AmountField', component: AmountField };
export default meta;

function Currency({ symbol }: { symbol: string }) {
  return (
    <Button icon={<TokenMark seed={symbol} symbol={symbol} size={24} />} className="rounded-full ps-2.5 pe-3">
      <span className="inline-flex items-center gap-1">
        {symbol} <ChevronDown size={16} aria-hidden />
      </span>
    </Button>
  );
}

function Fields() {
  const [amount, setAmount] = useState('1234.56789');
  return (
    <div className="flex max-w-[440px] flex-col gap-3">
      <AmountField
        label="From"
        value={amount}
        onValueChange={setAmount}
        maxLength={79}
        currency={<Currency symbol="BESC" />}
        aside={
          <>
            Balance 5,000.00
            <Button size="small" kind="soft">
              Max
            </Button>
          </>
        }
        note="≈ 123.45 USD"
      />
      <AmountField
        label="To (estimated)"
        value="272.4410"
        onValueChange={setAmount}
        currency={<Currency symbol="MONEY" />}
        isStale
      />
      <AmountField
        label="Empty"
        value=""
        onValueChange={setAmount}
        currency={<Currency symbol="BUSDC" />}
        error="Insufficient BUSDC balance"
      />
      <AmountField
        label="Narrow"
        value={amount}
        onValueChange={setAmount}
        className="max-w-72"
        aside={
          <>
            <span className="min-w-0 truncate">Balance: 29,990,000.000</span>
            <Button size="tiny" kind="soft">
              MAX
            </Button>
          </>
        }
        note="~$1,239,022.84"
      />
      <AmountField
        isCompact
        label="One of several"
        value={amount}
        onValueChange={setAmount}
        currency={<TokenMark seed="BESC" symbol="BESC" size={28} />}
      />
    </div>
  );
}

export const States: StoryObj<typeof AmountField> = { render: () => <Fields /> };
