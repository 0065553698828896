import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = { title: 'Fields/TextField', component: TextField };
export default meta;

function Fields() {
  const [text, setText] = useState('20');
  return (
    <div className="flex max-w-[440px] flex-col gap-5">
      <TextField label="Transaction deadline" value={text} onValueChange={setText} suffix="minutes" />
      <TextField
        layout="row"
        label="Transaction deadline"
        value={text}
        onValueChange={setText}
        suffix="minutes"
        error="Enter a deadline"
      />
      <TextField
        label="List address"
        value=""
        onValueChange={setText}
        placeholder="https:// or ipfs://"
        hint="A token list."
      />
      <TextField
        label="Slippage"
        value="60"
        onValueChange={setText}
        suffix="%"
        error="Enter a valid slippage percentage"
      />
      <TextField
        label="Slippage"
        value="6"
        onValueChange={setText}
        suffix="%"
        warning="Your transaction may be frontrun"
      />
    </div>
  );
}

export const States: StoryObj<typeof TextField> = { render: () => <Fields /> };
