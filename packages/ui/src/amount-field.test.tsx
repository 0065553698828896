import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountField } from './amount-field';
import { TextField } from './text-field';

function Amount({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="From"
      value={value}
      onValueChange={setValue}
      maxLength={12}
      note="12.00 USD"
      {...(error ? { error } : {})}
    />
  );
}

test.each([
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['1.2.3', '1.23'],
  ['-1e5', '15'],
  ['abc', ''],
  ['.5', '.5'],
  ['1234567890123456', '123456789012'],
])('typing %s leaves %s', async (typed, left) => {
  render(<Amount />);
  const field = screen.getByRole('textbox', { name: 'From' });
  await userEvent.type(field, typed);
  expect(field).toHaveValue(left);
  expect(field).toHaveAttribute('inputmode', 'decimal');
});

test('an error marks the field and is read with it, after the note', () => {
  render(<Amount error="Insufficient BESC balance" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('12.00 USD Insufficient BESC balance');
});

test('a text field ties its label, hint and error to the input', () => {
  render(
    <TextField
      label="Deadline"
      value="0"
      onValueChange={() => undefined}
      hint="In minutes."
      error="Enter a deadline"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Deadline' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('In minutes. Enter a deadline');
});
