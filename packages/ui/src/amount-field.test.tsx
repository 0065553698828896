import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountField, type AmountFieldProps } from './amount-field';
import { entryKind } from './entry-kind';
import { TextField } from './text-field';

/** Typed: commas become points, no other letters. Pasted: white space around is nothing. */
const readText: AmountFieldProps['readText'] = (entered, kind) => {
  const text = kind === 'pasted' ? entered.trim() : entered.replaceAll(',', '.');
  return /^\d*\.?\d*$/.test(text) ? text : undefined;
};

function Amount({ error, shown, typed = '' }: { error?: string; shown?: string; typed?: string }) {
  const [value, setValue] = useState(typed);
  return (
    <AmountField
      label="From"
      value={value}
      {...(shown === undefined ? {} : { shown })}
      readText={readText}
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
  ['abc', ''],
  ['.5', '.5'],
  ['1234567890123456', '123456789012'],
])('typing %s leaves %s', async (typed, left) => {
  render(<Amount />);
  const field = screen.getByRole('textbox', { name: 'From' });
  await userEvent.type(field, typed);
  expect(field).toHaveValue(left);
});

test('an error marks the field and is read with it, after the note', () => {
  render(<Amount error="Insufficient BESC balance" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('12.00 USD Insufficient BESC balance');
});

test("a computed amount reads in the page's language until the field is entered", async () => {
  render(<Amount typed="1234.5" shown="1.234,5" />);
  const field = screen.getByRole('textbox', { name: 'From' });
  expect(field).toHaveValue('1.234,5');
  expect(field).toHaveAttribute('title', '1234.5');
  await userEvent.click(field);
  expect(field).toHaveValue('1234.5');
  await userEvent.tab();
  expect(field).toHaveValue('1.234,5');
});

test('what is pasted is read as a whole, before the browser cuts it, and put in its place', async () => {
  render(<Amount typed="12" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  await userEvent.click(field);
  field.setSelectionRange(1, 1);
  await userEvent.paste(' .5 ');
  expect(field).toHaveValue('1.52');
  expect(field.selectionStart).toBe(3);
  await userEvent.paste('x');
  expect(field).toHaveValue('1.52');
});

function Spaceless() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onValueChange={(next) => setValue(next.replace(/ /g, ''))} />;
}

/** As an input method does it: each step replaces what was composed so far. */
function compose(field: HTMLInputElement, steps: readonly string[], before = '') {
  fireEvent.compositionStart(field);
  for (const step of steps) {
    fireEvent.compositionUpdate(field, { data: step });
    fireEvent.input(field, { target: { value: before + step } });
    expect(field).toHaveValue(before + step);
  }
  fireEvent.compositionEnd(field, { data: steps.at(-1) });
}

test('what an input method composes stands as it is, and is read as a whole at the end', () => {
  render(<Amount typed="1" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  compose(field, ['2', '2,', '2,5'], '1');
  expect(field).toHaveValue('12.5');
  compose(field, ['x', 'xy'], '12.5');
  expect(field).toHaveValue('12.5');
});

test('a text field leaves alone what is composed, too', () => {
  render(<Spaceless />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  compose(field, ['a', 'a ', 'a b']);
  expect(field).toHaveValue('ab');
});

test.each([
  ['insertText', '5', 'typed'],
  ['insertText', '1,234', 'pasted'],
  ['insertCompositionText', '12.5', 'typed'],
  ['insertFromComposition', '12.5', 'typed'],
  ['insertFromDrop', null, 'pasted'],
  ['insertReplacementText', null, 'pasted'],
  ['deleteContentBackward', null, 'typed'],
  ['historyUndo', null, 'typed'],
  ['', null, 'typed'],
])('a change by %s of %s counts as %s', (inputType, data, kind) => {
  expect(entryKind(new InputEvent('input', { inputType, data }))).toBe(kind);
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
