import { nativeCoin } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../language/make-english';
import { AmountInput } from './amount-input';

function Field({ onMax, start = '' }: { readonly onMax?: () => void; readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <MakeEnglish>
      <AmountInput
        side="From"
        name="input"
        label="From"
        value={value}
        onValueChange={setValue}
        currency={nativeCoin(2372)}
        onCurrencyPress={() => undefined}
        balance={{ kind: 'known', amount: 1_234_567_890_000_000_000_000n }}
        onMax={onMax}
        usd={undefined}
      />
    </MakeEnglish>
  );
}

const input = () => screen.getByRole('textbox', { name: 'From' });

test('SWAP-085 SWAP-086 SWAP-087 placeholder, decimal keyboard, no autocomplete', () => {
  render(<Field />);
  expect(input()).toHaveAttribute('placeholder', '0.0');
  expect(input()).toHaveAttribute('inputmode', 'decimal');
  expect(input()).toHaveAttribute('autocomplete', 'off');
});

test('SWAP-082 SWAP-083 digits and one dot, commas become dots', async () => {
  render(<Field />);
  await userEvent.type(input(), 'a1,5.-e2 ');
  expect(input()).toHaveValue('1.52');
});

test('SWAP-084 at most 79 characters, typed or pasted', async () => {
  render(<Field start={'1'.repeat(79)} />);
  await userEvent.type(input(), '2');
  expect(input()).toHaveValue('1'.repeat(79));
  expect(input()).toHaveAttribute('maxlength', '79');
});

test('CONST-08 the balance shows 4 significant digits, rounded down, and all of them in its title', () => {
  render(<Field />);
  expect(screen.getByTestId('balance')).toHaveTextContent('1,234');
  expect(screen.getByTestId('balance')).toHaveAttribute('title', '1234.56789');
});

test('SWAP-005 SWAP-089 MAX is there only when it is given', async () => {
  const onMax = vi.fn();
  const { rerender } = render(<Field onMax={onMax} />);
  await userEvent.click(screen.getByRole('button', { name: 'MAX' }));
  expect(onMax).toHaveBeenCalledOnce();
  rerender(<Field />);
  expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
});

test('SWAP-005 beside a balance of any length MAX keeps its one line', () => {
  render(<Field onMax={() => undefined} />);
  expect(screen.getByRole('button', { name: 'MAX' })).toHaveClass('shrink-0');
  expect(screen.getByTestId('balance').parentElement).toHaveClass('truncate');
});

test('SWAP-003 the picker says which side and which currency; an unknown USD value is a dash', () => {
  render(<Field start="1" />);
  expect(screen.getByRole('button', { name: /^From: ?BESC ?\. ?Select a Token$/ })).toBeInTheDocument();
  expect(screen.getByText('–')).toBeInTheDocument();
});
