import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from './amount-field';
import { Button } from './button';
import { NumberText } from './number-text';
import { SymbolText } from './symbol-text';
import { TokenMark } from './token-mark';

const meta: Meta<typeof AmountField> = { title: 'Fields/AmountField', component: AmountField };
export default meta;

/** Digits and one point; the product's own rule is richer. */
const readText = (entered: string) => (/^\d*\.?\d*$/.test(entered) ? entered : undefined);

function Currency({ symbol }: { symbol: string }) {
  return (
    <Button icon={<TokenMark seed={symbol} symbol={symbol} size={24} />} className="rounded-full ps-2.5 pe-3">
      <span className="inline-flex items-center gap-1">
        <SymbolText text={symbol} /> <ChevronDown size={16} aria-hidden />
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
        readText={readText}
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
        readText={readText}
        onValueChange={setAmount}
        currency={<Currency symbol="MONEY" />}
      />
      <AmountField
        label="Empty"
        value=""
        readText={readText}
        onValueChange={setAmount}
        currency={<Currency symbol="BUSDC" />}
        error="Insufficient BUSDC balance"
      />
      <AmountField
        label="Narrow"
        value={amount}
        readText={readText}
        onValueChange={setAmount}
        className="max-w-72"
        aside={
          <>
            <span className="inline-flex max-w-full min-w-0 flex-wrap gap-x-1">
              Balance: <NumberText value="29,990,000.000" />
            </span>
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
        readText={readText}
        onValueChange={setAmount}
        currency={<TokenMark seed="BESC" symbol="BESC" size={28} />}
      />
    </div>
  );
}

export const States: StoryObj<typeof AmountField> = { render: () => <Fields /> };

/** Long amounts and long symbols at the width of a small phone: smaller type, the currency below, an end mark. */
export const Narrow: StoryObj<typeof AmountField> = {
  render: () => (
    <div className="flex max-w-[248px] flex-col gap-3">
      {[
        { amount: '1234.789012345', symbol: 'BESC' },
        { amount: '123456789.012345678', symbol: 'BESC' },
        { amount: '9'.repeat(79), symbol: 'BESC' },
        { amount: '1.5', symbol: 'ABCDEFGHIJKLMNOPQRST' },
      ].map(({ amount, symbol }) => (
        <AmountField
          key={amount}
          label={symbol}
          value={amount}
          readText={readText}
          onValueChange={() => undefined}
          currency={<Currency symbol={symbol} />}
          aside={
            <span className="inline-flex max-w-full min-w-0 flex-wrap gap-x-1">
              Balance: <NumberText value="29,990,000.000" />
            </span>
          }
          note={<NumberText value="~$1,239,022.84" />}
        />
      ))}
    </div>
  ),
};
